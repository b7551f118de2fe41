import type { LanguageMessages } from '#sdk';

/** The texts of the support popup in German. */
export const messages: LanguageMessages = {
  more: 'Support kontaktieren',
  notConfigured: 'Support nicht konfiguriert',
  howTo: 'Administratoren können Support-Kontakte in der Konfiguration unter app.support angeben.',
  sample: 'Beispiel für app.support',
};
