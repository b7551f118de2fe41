import type { LanguageMessages } from '../../translation/translationRef';

/** Titles of pages and tabs, in Spanish. */
export const messages: LanguageMessages = {
  Catalog: 'Catálogo',
  Overview: 'Resumen',
  Settings: 'Configuración',
  General: 'General',
  'Authentication Providers': 'Proveedores de autenticación',
  'Feature Flags': 'Funciones experimentales',
  'Developer tools': 'Desarrollo',
  Plugins: 'Complementos',
  Gallery: 'Galería',
  Guest: 'Invitado',
  'Software Catalog': 'Catálogo de software',
};
