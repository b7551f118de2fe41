import type { LanguageMessages } from '#sdk';

/** The messages of the terminal of a pod, in German. */
export const messages: LanguageMessages = {
  title: 'Terminal: {{namespace}}/{{pod}}',
  starting: 'Das Terminal wird gestartet, bitte warten …',
  closed: 'Verbindung geschlossen',
  reconnected: 'Neu verbunden um {{time, datetime(timeStyle: medium)}}',
  skipped: '[{{size, number(maximumFractionDigits: 1)}} MB Ausgabe übersprungen]',
  input: 'Shell im Container {{container}}',
  'input.tooMuch': 'Zu viel Ausgabe zum Vorlesen. Gehen Sie zu den Zeilen, um sie zu lesen.',
  'tool.container': 'Container',
  'tool.copy': 'Auswahl kopieren',
  'tool.copied': 'Kopiert',
  'tool.copyFailed': 'Der Browser hat das Kopieren nicht erlaubt.',
  'tool.paste': 'Einfügen',
  'tool.pasteFailed': 'Der Browser hat das Lesen der Zwischenablage nicht erlaubt. Verwenden Sie {{keys}}.',
  'tool.screenReader': 'Screenreader-Modus',
  'tool.reconnect': 'Neu verbinden',
  'keys.leave': 'Terminal verlassen',
  'keys.copy': 'Kopieren',
  'keys.paste': 'Einfügen',
  'state.connecting': 'Verbindung wird hergestellt',
  'state.open': 'Verbunden. Die Shell erhält alle Tasten, auch Tab und Escape.',
  'state.exited': 'Die Shell wurde mit dem Exit-Code {{code}} beendet.',
  'state.lost': 'Die Verbindung zur Shell wurde unterbrochen.',
  'failure.signedOut': 'Ihre Sitzung ist beendet. Melden Sie sich wieder an und verbinden Sie sich dann neu.',
  'failure.notPermitted':
    'Sie haben keine Berechtigung, ein Terminal zu öffnen. Dafür ist die Berechtigung kubernetes.proxy erforderlich. Fragen Sie einen Administrator des Portals.',
  'failure.forbidden': 'Der Cluster „{{cluster}}“ hat die Shell nicht erlaubt: {{message}}',
  'failure.missing': 'Der Pod oder der Container läuft nicht mehr: {{message}}',
  'failure.unreachable': 'Der Cluster „{{cluster}}“ antwortet nicht: {{message}}',
  'failure.offline':
    'Das Portal antwortet nicht. Prüfen Sie Ihre Verbindung und verbinden Sie sich dann neu.',
  'failure.blocked':
    'Die Verbindung konnte nicht geöffnet werden, obwohl der Cluster sie erlaubt. Möglicherweise blockiert ein Proxy zwischen Ihrem Browser und dem Portal WebSockets, oder die Adresse dieser Seite ist nicht die in der Konfiguration des Portals.',
  'failure.noShell':
    'Der Container „{{container}}“ hat kein {{shell}}, deshalb kann darin keine Shell laufen. Dieser Befehl fügt dem Pod einen Container mit einer Shell hinzu:',
  'failure.noShell.copy': 'kubectl-Befehl',
  'failure.other': 'Die Shell konnte nicht gestartet werden: {{message}}',
};
