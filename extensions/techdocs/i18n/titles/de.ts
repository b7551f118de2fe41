import type { LanguageMessages } from '#sdk';

/** The titles of the plugin, in German. */
export const messages: LanguageMessages = {
  Documentation: 'Dokumentation',
  Docs: 'Dokumentation',
  'View TechDocs': 'TechDocs anzeigen',
  'This entity has no documentation': 'Diese Entität hat keine Dokumentation',
};
