import type { LanguageMessages } from '../../translation/translationRef';

/** Titles of pages and tabs, in German. */
export const messages: LanguageMessages = {
  Catalog: 'Katalog',
  Overview: 'Übersicht',
  Settings: 'Einstellungen',
  General: 'Allgemein',
  'Authentication Providers': 'Anmeldedienste',
  'Feature Flags': 'Feature-Flags',
  'Developer tools': 'Entwicklertools',
  Plugins: 'Plugins',
  Gallery: 'Galerie',
  Guest: 'Gast',
  'Software Catalog': 'Softwarekatalog',
};
