import type { LanguageMessages } from '#sdk';

/** What the shell of the portal says, in German. */
export const messages: LanguageMessages = {
  'nav.label': 'Hauptnavigation',
  'nav.home': '{{appTitle}}, Startseite',
  'nav.more': 'Mehr',
  'nav.moreTitle': 'Alle Seiten',
  'nav.close': 'Schließen',
  'nav.pin': 'Menü anheften',
  'nav.unpin': 'Menü einklappen',
  'nav.profile': 'Ihre Einstellungen, {{name}}',
  'user.loadFailed': 'Die Benutzeridentität konnte nicht geladen werden: {{error}}',
  'notice.label': 'Meldungen',
  'notice.dismiss': 'Verwerfen',
  'notice.more_one': '{{count}} weitere Meldung',
  'notice.more_other': '{{count}} weitere Meldungen',
  'errorPage.status': 'FEHLER {{status}}: {{statusMessage}}',
  'errorPage.notFound': 'SEITE NICHT GEFUNDEN',
  'errorPage.title': 'Da hat wohl jemand das Mikrofon fallen lassen!',
  'errorPage.goBack': 'Zurück',
  'errorPage.contactSupport': 'Support kontaktieren',
  'errorPage.details': 'Einzelheiten zum Fehler',
  'errorPage.showMore': 'Mehr Details anzeigen',
  'errorPage.showLess': 'Weniger Details anzeigen',
  'errorPage.suggestions': 'Seiten, die es gibt',
  'errorPage.unexpected': 'UNERWARTETER FEHLER',
  'errorDisplay.title': 'Fehler in {{pluginId}}',
  'errorDisplay.titleWithoutPlugin': 'Etwas ist schiefgegangen',
  'storage.unavailable':
    'In diesem Browser kann das Portal keine Einstellungen speichern. Sie gelten, bis Sie diese Seite schließen.',
  'theme.light': 'Helles Design',
  'theme.dark': 'Dunkles Design',
};
