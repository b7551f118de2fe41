import type { LanguageMessages } from '#sdk';

/** The titles of the plugin, in Spanish. */
export const messages: LanguageMessages = {
  Create: 'Crear',
  'Create a new component': 'Crear un componente nuevo',
  Templates: 'Plantillas',
  Tasks: 'Tareas',
  Actions: 'Acciones',
  'Template editor': 'Editor de plantillas',
  'Templating extensions': 'Extensiones de plantillas',
  'Launch template': 'Usar la plantilla',
};
