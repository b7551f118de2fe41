import type { LanguageMessages } from '#sdk';

/** The titles of the plugin, in German. */
export const messages: LanguageMessages = {
  Create: 'Erstellen',
  'Create a new component': 'Neue Komponente erstellen',
  Templates: 'Vorlagen',
  Tasks: 'Aufgaben',
  Actions: 'Aktionen',
  'Template editor': 'Vorlageneditor',
  'Templating extensions': 'Vorlagenerweiterungen',
  'Launch template': 'Vorlage starten',
};
