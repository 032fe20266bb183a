#!/bin/sh
# SPDX-License-Identifier: MIT
# Put the program into the menu of the desktop, where it lies now; "remove" takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=${XDG_DATA_HOME:-$HOME/.local/share}/applications
entry=$folder/shengji-qt.desktop
if [ "${1:-}" = remove ]; then
    rm -f "$entry"
    echo "Removed: $entry"
    exit 0
fi
mkdir -p "$folder"
# In a .desktop file the program stands in quotes, in which \ " ` $ are escaped, and % is doubled.
quoted=$(printf '%s' "$here/shengji-qt" | sed -e 's/[\\"`$]/\\&/g' -e 's/%/%%/g' -e 's/\\/\\\\/g')
for_sed() { printf '%s' "$1" | sed -e 's/[\\&|]/\\&/g'; }
sed -e "s|@EXEC@|\"$(for_sed "$quoted")\"|" -e "s|@ICON@|$(for_sed "$here/shengji-qt.svg")|" \
    "$here/shengji-qt.desktop" > "$entry.new"
mv "$entry.new" "$entry"
echo "Added: $entry"
