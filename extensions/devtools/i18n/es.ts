import type { LanguageMessages } from '#sdk';

/** The texts of the developer tools, in Spanish. */
export const messages: LanguageMessages = {
  'gallery.parts': 'Componentes',
  'gallery.lead':
    'Los componentes con los que están hechas las páginas del portal. Cada uno se puede probar aquí, junto con las líneas que hay que escribir.',
  'gallery.code': 'En el código',
  'gallery.codeLabel': 'Código de {{part}}',
  'graph.title': 'Grafo de dependencias',
  'graph.summary':
    'Para mostrar qué depende de qué. Más de unos cientos de nodos se convierten en una lista.',
  'graph.direction': 'Dirección',
  'graph.curve': 'Líneas',
  'graph.zoom': 'Zoom',
  'graph.nodes': 'Nodos',
  'graph.sample': 'Un grafo de {{count}} nodos',
};
