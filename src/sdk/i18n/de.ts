import type { LanguageMessages } from '../translation/translationRef';

/** The texts of SDK components in German. */
export const messages: LanguageMessages = {
  progress: 'Wird geladen',
  'error.title': 'Fehler in {{pluginId}}',
  'error.titleWithoutPlugin': 'Etwas ist schiefgegangen',
  'error.retry': 'Erneut versuchen',
  'notFound.title': 'Seite nicht gefunden',
  'notFound.description': 'Unter dieser Adresse gibt es keine Seite.',
  lazyFailed: 'Die Erweiterung {{name}} konnte nicht geladen werden. Laden Sie die Seite neu.',
  pageTabs: 'Seiten von {{title}}',
  permissionNeeded:
    'Sie haben keinen Zugriff auf diese Seite. Dafür ist die Berechtigung {{name}} erforderlich.',
};
