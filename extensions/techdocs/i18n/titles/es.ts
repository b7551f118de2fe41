import type { LanguageMessages } from '#sdk';

/** The titles of the plugin, in Spanish. */
export const messages: LanguageMessages = {
  Documentation: 'Documentación',
  Docs: 'Documentación',
  'View TechDocs': 'Ver TechDocs',
  'This entity has no documentation': 'Esta entidad no tiene documentación',
};
