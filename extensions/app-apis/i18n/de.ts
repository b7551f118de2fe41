import type { LanguageMessages } from '#sdk';

/** Messages about settings that could not be stored, in German. */
export const messages: LanguageMessages = {
  unavailable:
    'Ihr Browser erlaubt dem Portal nicht, Einstellungen zu speichern. Änderungen gehen verloren, wenn Sie diese Seite schließen.',
  unread:
    'Ihre Einstellungen konnten nicht vom Backend geladen werden. Der Vorgang wird automatisch wiederholt. ({{error}})',
  unsaved:
    'Ihre Einstellungen konnten nicht im Backend gespeichert werden. Bis das gelingt, bleiben sie in diesem Browser gespeichert. ({{error}})',
  refused:
    'Das Backend hat eine Ihrer Einstellungen abgelehnt. Sie ist nur in diesem Browser gespeichert. ({{error}})',
};
