import type { LanguageMessages } from '#sdk';

/** What is said of settings at the backend, in Spanish. */
export const messages: LanguageMessages = {
  unread:
    'No se han podido cargar sus ajustes desde el backend. Se volverán a pedir automáticamente. ({{error}})',
  unsaved:
    'No se han podido enviar sus ajustes al backend. Este navegador los conserva y los volverá a enviar automáticamente. ({{error}})',
  refused: 'El backend no acepta uno de sus ajustes. Se queda en este navegador. ({{error}})',
};
