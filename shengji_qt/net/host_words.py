# SPDX-License-Identifier: MIT
"""What the command `host` says on the console, by code; without Qt, as the command line is."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "en": {
        "listening": "The table is open at port {port}; others reach it at: {addresses}",
        "other_port": "Port {port} is in use, so the next free one was taken.",
        "notice_joined": "{name} has come in.",
        "notice_left": "{name} has left.",
        "notice_lost": "The connection to {name} is lost.",
        "notice_back": "{name} is back.",
        "notice_kicked": "{name} was asked to leave.",
        "closed": "The table is closed.",
        "kept": "The table is closed; the match is kept in {path} and goes on from there.",
        "no_discovery": "Others will not find the table by themselves: the discovery port is not to be had.",
        "no_seat_left": "--computers: a seat must be left for a person",
        "bad_settings": "{path} holds no rules of this game",
        "bad_option": "{option} is no setting of this game",
        "bad_rules": "These rules do not go together: {setting} = {value}",
        "bad_secrets": "The first line of the standard input is not what --parent expects",
        "bad_password_file": "{path} cannot be read, or its first line is empty; no table is opened without it",
        "port_taken": "Port {port} and those after it are in use; choose another one with --port",
        "save_locked": "{path} is in use by another program",
        "save_newer": "{path} was saved by a later version of the program",
        "save_damaged": "{path} is damaged; nothing in it was changed",
        "save_no_table": "{path} is a saved match without its table ({path}.table); choose another name with --save",
        "not_writable": "{path} cannot be written",
    },
    "zh": {
        "listening": "牌桌已在端口 {port} 开放；其他人可通过以下地址加入：{addresses}",
        "other_port": "端口 {port} 已被占用，因此使用了下一个空闲端口。",
        "notice_joined": "{name} 来了。",
        "notice_left": "{name} 离开了。",
        "notice_lost": "{name} 的连接断了。",
        "notice_back": "{name} 回来了。",
        "notice_kicked": "{name} 被请离牌桌。",
        "closed": "牌桌已关闭。",
        "kept": "牌桌已关闭；对局保存在 {path}，可以从那里继续。",
        "no_discovery": "其他人无法自动找到此牌桌：发现端口不可用。",
        "no_seat_left": "--computers：至少要给真人留一个座位",
        "bad_settings": "{path} 中没有此玩法的规则",
        "bad_option": "{option} 不是此玩法的设置",
        "bad_rules": "这些规则不能同时使用：{setting} = {value}",
        "bad_secrets": "标准输入的第一行不符合 --parent 的要求",
        "bad_password_file": "{path} 无法读取，或第一行为空；不会开放没有密码的牌桌",
        "port_taken": "端口 {port} 及其后的端口均被占用；请用 --port 另选",
        "save_locked": "{path} 正被另一个程序使用",
        "save_newer": "{path} 由更新版本的程序保存",
        "save_damaged": "{path} 已损坏；其内容未被改动",
        "save_no_table": "{path} 是存档，但缺少牌桌文件（{path}.table）；请用 --save 另选名字",
        "not_writable": "{path} 无法写入",
    },
}
