import type { LanguageMessages } from '#sdk';

/** Messages about settings that could not be stored, in Spanish. */
export const messages: LanguageMessages = {
  unavailable:
    'Su navegador no permite que el portal guarde la configuración. Los cambios se perderán al cerrar esta página.',
  unread:
    'No se ha podido cargar su configuración desde el backend. Se reintenta automáticamente. ({{error}})',
  unsaved:
    'No se ha podido guardar su configuración en el backend. Se conserva en este navegador hasta que se consiga guardar. ({{error}})',
  refused: 'El backend ha rechazado uno de sus ajustes. Solo se guarda en este navegador. ({{error}})',
};
