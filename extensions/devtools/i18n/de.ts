import type { LanguageMessages } from '#sdk';

/** The texts of the developer tools, in German. */
export const messages: LanguageMessages = {
  'gallery.parts': 'Bausteine',
  'gallery.lead':
    'Die Bausteine, aus denen die Seiten des Portals bestehen. Jeder lässt sich hier ausprobieren, mit den Zeilen, die man dafür schreibt.',
  'gallery.code': 'Im Code',
  'gallery.codeLabel': 'Code für {{part}}',
  'graph.title': 'Abhängigkeitsgraph',
  'graph.summary':
    'Wenn gezeigt werden soll, was wovon abhängt. Mehr als ein paar hundert Knoten werden zur Liste.',
  'graph.direction': 'Richtung',
  'graph.curve': 'Linien',
  'graph.zoom': 'Zoom',
  'graph.nodes': 'Knoten',
  'graph.sample': 'Ein Graph mit {{count}} Knoten',
};
