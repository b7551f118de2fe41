import type { LanguageMessages } from '#sdk';

/** The messages of the plugin, in Spanish. */
export const messages: LanguageMessages = {
  'explorer.register': 'Registrar una API existente',
  'related.hasApis': 'API',
  'related.hasApisEmpty': 'Aún no hay API. Para añadir una, defina spec.system en su descriptor.',
  'related.providedApis': 'API proporcionadas',
  'related.providedApisEmpty':
    'Aún no hay API proporcionadas. Para añadir una, inclúyala en spec.providesApis.',
  'related.consumedApis': 'API consumidas',
  'related.consumedApisEmpty': 'Aún no hay API consumidas. Para añadir una, inclúyala en spec.consumesApis.',
  'related.consumers': 'Consumidores',
  'related.consumersEmpty':
    'Aún no hay consumidores. Para añadir un componente, incluya esta API en su spec.consumesApis.',
  'related.providers': 'Proveedores',
  'related.providersEmpty':
    'Aún no hay proveedores. Para añadir un componente, incluya esta API en su spec.providesApis.',
  'definition.title': 'Definición',
  'definition.open': 'Abrir la definición',
  'definition.type': 'Tipo',
  'definition.length': 'Longitud',
  'definition.lines_one': '{{lines}} línea',
  'definition.lines_many': '{{lines}} de líneas',
  'definition.lines_other': '{{lines}} líneas',
  'definition.view': 'Vista de la definición',
  'definition.raw': 'Texto',
  'definition.emptyTitle': 'Sin definición',
  'definition.emptyDescription':
    'Aquí se muestra la definición de una API. Para añadirla, defina spec.definition en el descriptor.',
  'definition.unreadable': 'No se puede leer la definición: {{message}}',
  'definition.unreadableAt': 'No se puede leer la definición. Línea {{line}}: {{message}}',
  'definition.tooSlow': 'La lectura de la definición tarda demasiado. Se muestra como texto.',
  'definition.notLoaded': 'No se pudo cargar la vista. Vuelve a cargar la página.',
};
