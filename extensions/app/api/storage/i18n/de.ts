import type { LanguageMessages } from '#sdk';

/** What is said of settings that cannot be kept, in German. */
export const messages: LanguageMessages = {
  unavailable:
    'In diesem Browser kann das Portal keine Einstellungen speichern. Sie gelten, bis Sie diese Seite schließen.',
  unread:
    'Ihre Einstellungen konnten nicht vom Backend geladen werden. Sie werden von selbst noch einmal geladen. ({{error}})',
  unsaved:
    'Ihre Einstellungen konnten nicht an das Backend gesendet werden. Dieser Browser bewahrt sie auf, und sie werden von selbst noch einmal gesendet. ({{error}})',
  refused: 'Das Backend nimmt eine Ihrer Einstellungen nicht an. Sie bleibt in diesem Browser. ({{error}})',
};
