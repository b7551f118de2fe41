import type { LanguageMessages } from '../translation/translationRef';

/** The texts of SDK components in Spanish. */
export const messages: LanguageMessages = {
  progress: 'Cargando',
  'error.title': 'Error en {{pluginId}}',
  'error.titleWithoutPlugin': 'Algo ha ido mal',
  'error.retry': 'Reintentar',
  'notFound.title': 'Página no encontrada',
  'notFound.description': 'No hay ninguna página en esta dirección.',
  lazyFailed: 'No se ha podido cargar la extensión {{name}}. Vuelva a cargar la página.',
  pageTabs: 'Páginas de {{title}}',
  permissionNeeded: 'No tiene acceso a esta página. Se necesita el permiso {{name}}.',
};
