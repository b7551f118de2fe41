import type { LanguageMessages } from '#sdk';

/** What is said of settings that cannot be kept, in Spanish. */
export const messages: LanguageMessages = {
  unavailable:
    'Este navegador no permite que el portal guarde la configuración. Se mantendrá hasta que cierre esta página.',
  unread:
    'No se han podido cargar sus ajustes desde el backend. Se volverán a pedir automáticamente. ({{error}})',
  unsaved:
    'No se han podido enviar sus ajustes al backend. Este navegador los conserva y los volverá a enviar automáticamente. ({{error}})',
  refused: 'El backend no acepta uno de sus ajustes. Se queda en este navegador. ({{error}})',
};
