import type { LanguageMessages } from '../translation/translationRef';

/** What the SDK's own components say, in German. */
export const messages: LanguageMessages = {
  progress: 'Wird geladen',
  'error.title': 'Fehler in {{pluginId}}',
  'error.titleWithoutPlugin': 'Etwas ist schiefgegangen',
  'error.retry': 'Erneut versuchen',
  'notFound.title': 'Seite nicht gefunden',
  'notFound.description': 'Unter dieser Adresse gibt es keine Seite.',
  lazyFailed: 'Die Erweiterung {{name}} konnte nicht nachgeladen werden. Laden Sie die Seite neu.',
  pageTabs: 'Seiten von {{title}}',
  permissionNeeded:
    'Vielleicht gibt es sie, aber nicht für Sie: Um sie zu sehen, ist die Berechtigung {{name}} nötig.',
};
