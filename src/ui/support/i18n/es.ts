import type { LanguageMessages } from '#sdk';

/** The texts of what the support button opens, in Spanish. */
export const messages: LanguageMessages = {
  more: 'Contactar con soporte',
  notConfigured: 'Soporte sin configurar',
  howTo: 'Quien administra el portal puede indicar quién ayuda, en su configuración, bajo app.support.',
  sample: 'Ejemplo de app.support',
};
