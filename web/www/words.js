// What the page itself says, beside the program: where the program cannot, or about files and links.

/** @type {Record<string, Record<'en' | 'cs' | 'sk' | 'de', string>>} */
const WORDS = {
  elsewhere: {
    en: 'Switchboard is open in another tab or window. Close that one, and this page goes on by itself.',
    cs: 'Switchboard už běží v jiné kartě nebo okně. Zavřete je a tato stránka se spustí sama.',
    sk: 'Switchboard už beží na inej karte alebo v inom okne. Keď ju zatvoríte, táto stránka sa spustí sama.',
    de: 'Switchboard ist schon in einem anderen Tab oder Fenster geöffnet. Schließen Sie es, dann startet diese Seite von selbst.',
  },
  failed: {
    en: 'Switchboard could not start. Nothing that you played is lost. Reload the page; if that does not help, try a newer browser.',
    cs: 'Switchboard se nepodařilo spustit. Nic z toho, co jste hráli, se neztratilo. Načtěte stránku znovu; pokud to nepomůže, zkuste novější prohlížeč.',
    sk: 'Switchboard sa nepodarilo spustiť. Nič z toho, čo ste hrali, sa nestratilo. Načítajte stránku znova; ak to nepomôže, skúste novší prehliadač.',
    de: 'Switchboard konnte nicht starten. Nichts, was Sie gespielt haben, ist verloren. Laden Sie die Seite neu; hilft das nicht, versuchen Sie es mit einem neueren Browser.',
  },
  'file-missing': {
    en: 'A file of this page is missing from its site. Nothing that you played is lost. Reload the page; if that does not help, ask whoever runs the site to upload all files again.',
    cs: 'Na serveru chybí soubor této stránky. Nic z toho, co jste hráli, se neztratilo. Načtěte stránku znovu; pokud to nepomůže, požádejte správce stránky, ať znovu nahraje všechny soubory.',
    sk: 'Na serveri chýba súbor tejto stránky. Nič z toho, čo ste hrali, sa nestratilo. Načítajte stránku znova; ak to nepomôže, požiadajte správcu stránky, nech znova nahrá všetky súbory.',
    de: 'Auf dem Server fehlt eine Datei dieser Seite. Nichts, was Sie gespielt haben, ist verloren. Laden Sie die Seite neu; hilft das nicht, bitten Sie den Betreiber der Seite, alle Dateien noch einmal hochzuladen.',
  },
  broke: {
    en: 'Something went wrong in Switchboard. Every move that you made is kept. Reload the page to go on.',
    cs: 'Ve Switchboardu se něco pokazilo. Všechny vaše tahy jsou uložené. Načtěte stránku znovu a hrajte dál.',
    sk: 'V Switchboarde sa niečo pokazilo. Všetky vaše ťahy sú uložené. Načítajte stránku znova a hrajte ďalej.',
    de: 'In Switchboard ist etwas schiefgegangen. Alle Ihre Züge sind gespeichert. Laden Sie die Seite neu, dann geht es weiter.',
  },
  old: {
    en: 'This browser cannot run Switchboard: it has no WebAssembly, or it is switched off. Use a current Firefox, Chrome, Edge or Safari, or allow WebAssembly.',
    cs: 'V tomto prohlížeči Switchboard nepoběží: nemá WebAssembly, nebo je vypnutý. Použijte aktuální Firefox, Chrome, Edge nebo Safari, nebo WebAssembly povolte.',
    sk: 'V tomto prehliadači Switchboard nepobeží: nemá WebAssembly, alebo je vypnuté. Použite aktuálny Firefox, Chrome, Edge alebo Safari, alebo WebAssembly povoľte.',
    de: 'In diesem Browser läuft Switchboard nicht: Er kennt kein WebAssembly, oder es ist ausgeschaltet. Nehmen Sie einen aktuellen Firefox, Chrome, Edge oder Safari, oder erlauben Sie WebAssembly.',
  },
  fleeting: {
    en: 'This browser keeps nothing (a private window, or no space left?): what you play is gone when the page is closed. You can save a copy of a player under "Files and links".',
    cs: 'Tento prohlížeč nic neukládá (anonymní okno, nebo už není místo?): co zahrajete, po zavření stránky zmizí. Kopii hráče si můžete uložit v části „Soubory a odkazy“.',
    sk: 'Tento prehliadač nič neukladá (súkromné okno, alebo už nie je miesto?): čo zahráte, po zatvorení stránky zmizne. Kópiu hráča si môžete uložiť v časti „Súbory a odkazy“.',
    de: 'Dieser Browser speichert nichts (privates Fenster oder kein Platz mehr?): Was Sie spielen, ist nach dem Schließen der Seite weg. Unter „Dateien und Links“ können Sie eine Kopie eines Spielers sichern.',
  },
  'may-forget': {
    en: 'This browser may forget what was played here. A copy of everything as one file is safe, and brings it back.',
    cs: 'Tento prohlížeč může zapomenout, co se tu hrálo. Kopie všeho v jednom souboru je v bezpečí a vše zase vrátí.',
    sk: 'Tento prehliadač môže zabudnúť, čo sa tu hralo. Kópia všetkého v jednom súbore je v bezpečí a všetko zas vráti.',
    de: 'Dieser Browser kann vergessen, was hier gespielt wurde. Eine Kopie von allem in einer Datei ist sicher und bringt es zurück.',
  },
  'save-all': {
    en: 'Save everybody as one file',
    cs: 'Uložit všechny do jednoho souboru',
    sk: 'Uložiť všetkých do jedného súboru',
    de: 'Alle als eine Datei speichern',
  },
  'nothing-here': {
    en: 'Nothing is stored in this browser yet. Have you a file with your players?',
    cs: 'V tomto prohlížeči zatím nic uloženého není. Máte soubor se svými hráči?',
    sk: 'V tomto prehliadači zatiaľ nič uložené nie je. Máte súbor so svojimi hráčmi?',
    de: 'In diesem Browser ist noch nichts gespeichert. Haben Sie eine Datei mit Ihren Spielenden?',
  },
  framed: {
    en: 'Another site shows Switchboard inside its page. None of your players are here, and nothing is kept.',
    cs: 'Switchboard je zobrazený uvnitř jiné stránky. Vaši hráči tu nejsou a nic se neukládá.',
    sk: 'Switchboard je zobrazený vnútri inej stránky. Vaši hráči tu nie sú a nič sa neukladá.',
    de: 'Eine andere Seite zeigt Switchboard in ihrem Fenster. Ihre Spieler sind hier nicht zu sehen, und nichts wird gespeichert.',
  },
  'open-alone': { en: 'Open on its own', cs: 'Otevřít samostatně', sk: 'Otvoriť samostatne', de: 'Für sich öffnen' },
  damaged: {
    en: 'A part of what this browser had kept was damaged. Everything that could be read is here; the damaged data was put aside, not deleted.',
    cs: 'Část dat uložených v tomto prohlížeči byla poškozená. Vše, co šlo přečíst, je tady; poškozená data jsou odložená stranou, ne smazaná.',
    sk: 'Časť údajov uložených v tomto prehliadači bola poškodená. Všetko, čo sa dalo prečítať, je tu; poškodené údaje sú odložené bokom, nie zmazané.',
    de: 'Ein Teil dessen, was dieser Browser gespeichert hatte, war beschädigt. Alles Lesbare ist hier; die beschädigten Daten wurden beiseitegelegt, nicht gelöscht.',
  },
  update: {
    en: 'A new version of Switchboard is ready.',
    cs: 'Je připravená nová verze Switchboardu.',
    sk: 'Je pripravená nová verzia Switchboardu.',
    de: 'Eine neue Version von Switchboard ist bereit.',
  },
  use: { en: 'Use it now', cs: 'Použít hned', sk: 'Použiť hneď', de: 'Jetzt verwenden' },
  reload: { en: 'Reload', cs: 'Načíst znovu', sk: 'Načítať znova', de: 'Neu laden' },
  files: { en: 'Files and links', cs: 'Soubory a odkazy', sk: 'Súbory a odkazy', de: 'Dateien und Links' },
  close: { en: 'Close', cs: 'Zavřít', sk: 'Zavrieť', de: 'Schließen' },
  bring: {
    en: 'Add a game or a player',
    cs: 'Přidat hru nebo hráče',
    sk: 'Pridať hru alebo hráča',
    de: 'Ein Spiel oder einen Spieler hinzufügen',
  },
  kinds: {
    en: 'A zip of a game or of a player, a game folder, or a PuzzleScript file. You can also drop it anywhere on the page.',
    cs: 'Zip s hrou nebo hráčem, složka se hrou, nebo soubor PuzzleScriptu. Můžete ho také přetáhnout kamkoli na stránku.',
    sk: 'Zip s hrou alebo hráčom, priečinok s hrou, alebo súbor PuzzleScriptu. Môžete ho aj pretiahnuť kamkoľvek na stránku.',
    de: 'Eine Zip-Datei mit einem Spiel oder einem Spieler, ein Spielordner oder eine PuzzleScript-Datei. Sie können sie auch irgendwo auf die Seite ziehen.',
  },
  'pick-file': { en: 'Choose a file…', cs: 'Vybrat soubor…', sk: 'Vybrať súbor…', de: 'Datei auswählen …' },
  'pick-folder': { en: 'Choose a folder…', cs: 'Vybrat složku…', sk: 'Vybrať priečinok…', de: 'Ordner auswählen …' },
  playing: { en: 'What is being played', cs: 'Co se právě hraje', sk: 'Čo sa práve hrá', de: 'Was gerade gespielt wird' },
  'link-level': { en: 'Link to this level', cs: 'Odkaz na tuto úroveň', sk: 'Odkaz na túto úroveň', de: 'Link zu dieser Aufgabe' },
  'link-game': { en: 'Link to the game', cs: 'Odkaz na hru', sk: 'Odkaz na hru', de: 'Link zum Spiel' },
  'link-here': {
    en: 'Whoever opens this link can play it:',
    cs: 'Kdo tento odkaz otevře, může hrát:',
    sk: 'Kto tento odkaz otvorí, môže hrať:',
    de: 'Wer diesen Link öffnet, kann es spielen:',
  },
  copied: { en: 'The link was copied.', cs: 'Odkaz je zkopírovaný.', sk: 'Odkaz je skopírovaný.', de: 'Der Link wurde kopiert.' },
  players: { en: 'Players', cs: 'Hráči', sk: 'Hráči', de: 'Spieler' },
  games: { en: 'Your own games', cs: 'Vaše vlastní hry', sk: 'Vaše vlastné hry', de: 'Ihre eigenen Spiele' },
  copy: { en: 'Save a copy', cs: 'Uložit kopii', sk: 'Uložiť kópiu', de: 'Kopie speichern' },
  author: { en: 'Open as its author', cs: 'Otevřít jako autor', sk: 'Otvoriť ako autor', de: 'Als Autor öffnen' },
  'handed-over': {
    en: 'Another program handed over "{x}". Add it to Switchboard?',
    cs: 'Jiný program předal „{x}“. Přidat do Switchboardu?',
    sk: 'Iný program odovzdal „{x}“. Pridať do Switchboardu?',
    de: 'Ein anderes Programm hat „{x}“ übergeben. Zu Switchboard hinzufügen?',
  },
  add: { en: 'Add it', cs: 'Přidat', sk: 'Pridať', de: 'Hinzufügen' },
  remove: { en: 'Remove', cs: 'Odebrat', sk: 'Odobrať', de: 'Entfernen' },
  'sure-remove': {
    en: 'Remove the game "{x}" from this browser? What was played in it stays on record.',
    cs: 'Odebrat hru „{x}“ z tohoto prohlížeče? Záznamy o tom, co se v ní hrálo, zůstanou.',
    sk: 'Odobrať hru „{x}“ z tohto prehliadača? Záznamy o tom, čo sa v nej hralo, zostanú.',
    de: 'Das Spiel „{x}“ aus diesem Browser entfernen? Was darin gespielt wurde, bleibt aufgezeichnet.',
  },
  'is-there': {
    en: 'There is a game called "{x}" already.',
    cs: 'Hra s názvem „{x}“ už tu je.',
    sk: 'Hra s názvom „{x}“ tu už je.',
    de: 'Ein Spiel namens „{x}“ gibt es schon.',
  },
  replace: { en: 'Replace it', cs: 'Nahradit', sk: 'Nahradiť', de: 'Ersetzen' },
  both: { en: 'Keep both', cs: 'Ponechat obě', sk: 'Ponechať obe', de: 'Beide behalten' },
  cancel: { en: 'Cancel', cs: 'Zrušit', sk: 'Zrušiť', de: 'Abbrechen' },
  'play-game': {
    en: 'This link carries a game: "{x}". Add it and play it? A game can only show its board; it cannot read anything on this device.',
    cs: 'Tento odkaz obsahuje hru „{x}“. Přidat ji a zahrát si? Hra umí jen zobrazit svou desku; nic na tomto zařízení číst nemůže.',
    sk: 'Tento odkaz obsahuje hru „{x}“. Pridať ju a zahrať si? Hra dokáže len zobraziť svoju dosku; nič na tomto zariadení čítať nemôže.',
    de: 'Dieser Link enthält ein Spiel: „{x}“. Hinzufügen und spielen? Ein Spiel kann nur sein Brett zeigen; es kann auf diesem Gerät nichts lesen.',
  },
  'play-level': {
    en: 'This link carries a level of "{x}". Add it and play it?',
    cs: 'Tento odkaz obsahuje úroveň hry „{x}“. Přidat ji a zahrát si?',
    sk: 'Tento odkaz obsahuje úroveň hry „{x}“. Pridať ju a zahrať si?',
    de: 'Dieser Link enthält eine Aufgabe von „{x}“. Hinzufügen und spielen?',
  },
  play: { en: 'Play it', cs: 'Zahrát si', sk: 'Zahrať si', de: 'Spielen' },
  'bad-link': {
    en: 'This link is cut short or damaged. Ask for it once more, and copy it whole.',
    cs: 'Tento odkaz je zkrácený nebo poškozený. Požádejte o něj znovu a zkopírujte ho celý.',
    sk: 'Tento odkaz je skrátený alebo poškodený. Vypýtajte si ho znova a skopírujte ho celý.',
    de: 'Dieser Link ist abgeschnitten oder beschädigt. Lassen Sie ihn sich noch einmal schicken und kopieren Sie ihn ganz.',
  },
  'not-here': {
    en: 'The game or level of this link is not here. Perhaps it is from another version, or the link is cut short.',
    cs: 'Hra nebo úroveň z tohoto odkazu tu není. Možná je z jiné verze, nebo je odkaz zkrácený.',
    sk: 'Hra alebo úroveň z tohto odkazu tu nie je. Možno je z inej verzie, alebo je odkaz skrátený.',
    de: 'Das Spiel oder die Aufgabe dieses Links gibt es hier nicht. Vielleicht stammt er aus einer anderen Version, oder er ist abgeschnitten.',
  },
  'why-damaged': {
    en: '"{f}" is no zip of a game or a player, or it is damaged. Fetch it once more.',
    cs: '„{f}“ není zip s hrou ani s hráčem, nebo je poškozený. Stáhněte ho znovu.',
    sk: '„{f}“ nie je zip s hrou ani s hráčom, alebo je poškodený. Stiahnite ho znova.',
    de: '„{f}“ ist keine Zip-Datei mit einem Spiel oder Spieler, oder sie ist beschädigt. Laden Sie sie noch einmal herunter.',
  },
  'why-large-file': {
    en: '"{f}" was not added: the file "{x}" in it is too large.',
    cs: '„{f}“ nejde přidat: soubor „{x}“ v něm je příliš velký.',
    sk: '„{f}“ sa nedá pridať: súbor „{x}“ v ňom je príliš veľký.',
    de: '„{f}“ wurde nicht hinzugefügt: Die Datei „{x}“ darin ist zu groß.',
  },
  'why-too-large': {
    en: '"{f}" was not added: it holds far more data than a game.',
    cs: '„{f}“ nejde přidat: obsahuje mnohem víc dat než hra.',
    sk: '„{f}“ sa nedá pridať: obsahuje oveľa viac údajov ako hra.',
    de: '„{f}“ wurde nicht hinzugefügt: Es enthält viel mehr Daten als ein Spiel.',
  },
  'why-too-many': {
    en: '"{f}" was not added: it holds too many files.',
    cs: '„{f}“ nejde přidat: obsahuje příliš mnoho souborů.',
    sk: '„{f}“ sa nedá pridať: obsahuje príliš veľa súborov.',
    de: '„{f}“ wurde nicht hinzugefügt: Es enthält zu viele Dateien.',
  },
  'why-path': {
    en: '"{f}" was not added: the path "{x}" in it may lead out of its folder.',
    cs: '„{f}“ nejde přidat: cesta „{x}“ v něm může vést mimo svou složku.',
    sk: '„{f}“ sa nedá pridať: cesta „{x}“ v ňom môže viesť mimo svojho priečinka.',
    de: '„{f}“ wurde nicht hinzugefügt: Der Pfad „{x}“ darin könnte aus seinem Ordner hinausführen.',
  },
  'why-name': {
    en: '"{f}" was not added: not every system accepts the name "{x}" in it. Rename it and pack the file again.',
    cs: '„{f}“ nejde přidat: název „{x}“ v něm nepřijme každý systém. Přejmenujte ho a soubor znovu zabalte.',
    sk: '„{f}“ sa nedá pridať: názov „{x}“ v ňom neprijme každý systém. Premenujte ho a súbor znova zabaľte.',
    de: '„{f}“ wurde nicht hinzugefügt: Den Namen „{x}“ darin nimmt nicht jedes System an. Benennen Sie ihn um und packen Sie die Datei neu.',
  },
  'why-no-game': {
    en: '"{f}" was not added: there is no game in it. A game has a file rules.xml or tiles.json, or is a PuzzleScript file.',
    cs: '„{f}“ nejde přidat: není v něm hra. Hra má soubor rules.xml nebo tiles.json, nebo je to soubor PuzzleScriptu.',
    sk: '„{f}“ sa nedá pridať: nie je v ňom hra. Hra má súbor rules.xml alebo tiles.json, alebo je to súbor PuzzleScriptu.',
    de: '„{f}“ wurde nicht hinzugefügt: Darin ist kein Spiel. Ein Spiel hat eine Datei rules.xml oder tiles.json oder ist eine PuzzleScript-Datei.',
  },
  'why-no-such-game': {
    en: 'This level is for the game "{x}", which is not here. Add the game first, then open the link again.',
    cs: 'Tato úroveň patří ke hře „{x}“, která tu není. Nejdřív přidejte hru a potom odkaz otevřete znovu.',
    sk: 'Táto úroveň patrí k hre „{x}“, ktorá tu nie je. Najprv pridajte hru a potom odkaz otvorte znova.',
    de: 'Diese Aufgabe gehört zum Spiel „{x}“, das es hier nicht gibt. Fügen Sie erst das Spiel hinzu und öffnen Sie den Link dann noch einmal.',
  },
  'why-unwritten': {
    en: '"{f}" could not be kept: the browser gives no more room. Remove something in the browser\'s settings, then try again.',
    cs: '„{f}“ nejde uložit: prohlížeč už nedává místo. Uvolněte místo v nastavení prohlížeče a zkuste to znovu.',
    sk: '„{f}“ sa nedá uložiť: prehliadač už nedáva miesto. Uvoľnite miesto v nastaveniach prehliadača a skúste to znova.',
    de: '„{f}“ konnte nicht gespeichert werden: Der Browser gibt keinen Platz mehr. Schaffen Sie in den Einstellungen des Browsers Platz und versuchen Sie es noch einmal.',
  },
  'why-long-link': {
    en: 'It is too large for a link. Save a copy and send the file instead.',
    cs: 'Na odkaz je to příliš velké. Uložte kopii a pošlete soubor.',
    sk: 'Na odkaz je to príliš veľké. Uložte kópiu a pošlite súbor.',
    de: 'Für einen Link ist es zu groß. Speichern Sie eine Kopie und schicken Sie die Datei.',
  },
  'why-player': {
    en: '"{f}" was not added: {x}',
    cs: '„{f}“ nejde přidat: {x}',
    sk: '„{f}“ sa nedá pridať: {x}',
    de: '„{f}“ wurde nicht hinzugefügt: {x}',
  },
};

/**
 * The text of this name in the language of the page.
 * @param {string} what
 * @param {Record<string, string>} [values] what stands in it
 */
export function words(what, values = {}) {
  const code = (document.documentElement.lang || navigator.language).slice(0, 2);
  const texts = new Map(Object.entries(WORDS[what] ?? {}));
  const text = texts.get(code) ?? texts.get('en') ?? what;
  return text.replace(/\{(\w)\}/g, (all, name) => values[name] ?? all);
}
