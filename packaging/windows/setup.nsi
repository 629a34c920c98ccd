; The set-up for Windows: for one person, without an administrator. Players are never touched.
; makensis -INPUTCHARSET UTF8 -DVERSION=0.2.0 -DTREE=folder -DOUT=file setup.nsi; silently: setup.exe /S, and uninstall.exe /S
; of 64 bits like the program: it starts nowhere where the program would not
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
!include MUI2.nsh
!include FileFunc.nsh

Name "Switchboard"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Switchboard"
InstallDirRegKey HKCU "Software\Switchboard" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Switchboard"
VIAddVersionKey "FileDescription" "Switchboard set-up"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Switchboard"
!define MUI_ICON "${TREE}/switchboard.ico"
!define MUI_UNICON "${TREE}/switchboard.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\switchboard.exe"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Slovak"
!insertmacro MUI_LANGUAGE "German"

LangString LOGIN ${LANG_ENGLISH} "Start at login, full screen"
LangString LOGIN ${LANG_CZECH} "Spouštět po přihlášení, přes celou obrazovku"
LangString LOGIN ${LANG_SLOVAK} "Spúšťať po prihlásení, na celú obrazovku"
LangString LOGIN ${LANG_GERMAN} "Nach der Anmeldung starten, im Vollbild"
LangString FILE_TYPE ${LANG_ENGLISH} "Switchboard game or player"
LangString FILE_TYPE ${LANG_CZECH} "Hra nebo hráč pro Switchboard"
LangString FILE_TYPE ${LANG_SLOVAK} "Hra alebo hráč pre Switchboard"
LangString FILE_TYPE ${LANG_GERMAN} "Spiel oder Person für Switchboard"

Section "Switchboard"
    SectionIn RO
    ; games of an older version that this one does not have
    RMDir /r "$INSTDIR\games"
    RMDir /r "$INSTDIR\help"
    SetOutPath "$INSTDIR"
    File /r "${TREE}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Switchboard.lnk" "$INSTDIR\switchboard.exe" "" "$INSTDIR\switchboard.ico"
    WriteRegStr HKCU "Software\Switchboard" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Classes\.switchboard" "" "Switchboard.File"
    WriteRegStr HKCU "Software\Classes\Switchboard.File" "" "$(FILE_TYPE)"
    WriteRegStr HKCU "Software\Classes\Switchboard.File\DefaultIcon" "" "$INSTDIR\switchboard.ico"
    WriteRegStr HKCU "Software\Classes\Switchboard.File\shell\open\command" "" '"$INSTDIR\switchboard.exe" "%1"'
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Switchboard"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\switchboard.ico"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Switchboard authors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section /o "$(LOGIN)"
    CreateShortcut "$SMSTARTUP\Switchboard.lnk" "$INSTDIR\switchboard.exe" "play --kiosk" "$INSTDIR\switchboard.ico"
SectionEnd

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Section "Uninstall"
    Delete "$SMPROGRAMS\Switchboard.lnk"
    Delete "$SMSTARTUP\Switchboard.lnk"
    RMDir /r "$INSTDIR\games"
    RMDir /r "$INSTDIR\help"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\switchboard.exe"
    Delete "$INSTDIR\switchboard.com"
    Delete "$INSTDIR\switchboard.ico"
    Delete "$INSTDIR\README.txt"
    Delete "$INSTDIR\CHANGELOG.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Classes\.switchboard"
    DeleteRegKey HKCU "Software\Classes\Switchboard.File"
    DeleteRegKey HKCU "Software\Switchboard"
SectionEnd
