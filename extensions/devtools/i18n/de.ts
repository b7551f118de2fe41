import type { LanguageMessages } from '#sdk';

/** The texts of the developer tools, in German. */
export const messages: LanguageMessages = {
  'gallery.graph': 'Abhängigkeitsgraph',
  'gallery.direction': 'Richtung',
  'gallery.curve': 'Linien',
  'gallery.zoom': 'Zoom',
  'gallery.nodes': 'Knoten',
  'gallery.sample': 'Ein Graph mit {{count}} Knoten',
};
