import type { LanguageMessages } from '#sdk';

/** The texts of what the support button opens, in German. */
export const messages: LanguageMessages = {
  more: 'Support kontaktieren',
  notConfigured: 'Kein Support eingerichtet',
  howTo: 'Wer das Portal verwaltet, kann in seiner Konfiguration unter app.support angeben, wer hilft.',
  sample: 'Beispiel für app.support',
};
