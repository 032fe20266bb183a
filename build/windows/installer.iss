; SPDX-License-Identifier: MIT
; The installer for Windows, made by Inno Setup 6:
;   iscc /DVersion=1.2.3 /DSource=dist\shengji-qt /DOutput=dist /DName=shengji-qt-1.2.3-windows-x86_64-setup /DArch=x64compatible installer.iss
; For one user by default, so that nobody needs an administrator. With one, it may be installed for everybody, and then a
; rule lets the host of a table through the firewall in private networks.

#ifndef Version
  #error Version is not given
#endif

[Setup]
AppId={{8B4E2C57-6E0B-4B57-9A43-5E1D1B0C7A21}
AppName=Sheng Ji
AppVersion={#Version}
AppPublisher=shengji_qt contributors
DefaultDirName={autopf}\Sheng Ji
DefaultGroupName=Sheng Ji
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed={#Arch}
ArchitecturesInstallIn64BitMode={#Arch}
SourceDir={#SourcePath}
OutputDir={#Output}
OutputBaseFilename={#Name}
SetupIconFile=..\icons\app.ico
UninstallDisplayIcon={app}\shengji-qt.exe
LicenseFile=..\..\LICENSE
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes
MinVersion=10.0.17763

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
Name: "firewall"; Description: "Let others on a private network join tables of this computer"; Check: IsAdminInstallMode

[InstallDelete]
; Files of an older version that the new one has no more.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Sheng Ji 升级"; Filename: "{app}\shengji-qt.exe"
Name: "{autodesktop}\Sheng Ji 升级"; Filename: "{app}\shengji-qt.exe"; Tasks: desktopicon

[Run]
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall add rule name=""Sheng Ji"" dir=in action=allow profile=private program=""{app}\shengji-qt.exe"""; Flags: runhidden; Tasks: firewall
Filename: "{app}\shengji-qt.exe"; Description: "{cm:LaunchProgram,Sheng Ji}"; Flags: nowait postinstall skipifsilent

[UninstallRun]
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""Sheng Ji"""; Flags: runhidden; RunOnceId: "firewall"; Check: IsAdminInstallMode
