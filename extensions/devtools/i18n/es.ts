import type { LanguageMessages } from '#sdk';

/** The texts of the developer tools, in Spanish. */
export const messages: LanguageMessages = {
  'gallery.graph': 'Grafo de dependencias',
  'gallery.direction': 'Dirección',
  'gallery.curve': 'Líneas',
  'gallery.zoom': 'Zoom',
  'gallery.nodes': 'Nodos',
  'gallery.sample': 'Un grafo de {{count}} nodos',
};
