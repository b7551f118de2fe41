import type { LanguageMessages } from '#sdk';

/** The texts of the support popup in Spanish. */
export const messages: LanguageMessages = {
  more: 'Contactar con soporte',
  notConfigured: 'Soporte sin configurar',
  howTo: 'Los administradores pueden añadir contactos de soporte en app.support, en la configuración.',
  sample: 'Ejemplo de app.support',
};
