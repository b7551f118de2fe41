import type { LanguageMessages } from '#sdk';

/** The texts of the developer tools, in German. */
export const messages: LanguageMessages = {
  'gallery.parts': 'Bausteine',
  'gallery.lead':
    'Die Bausteine, aus denen die Seiten des Portals bestehen. Jeder lässt sich hier ausprobieren, mit den Zeilen, die man dafür schreibt.',
  'gallery.code': 'Im Code',
  'gallery.codeLabel': 'Code für {{part}}',
  'draft.title': 'Entwurf eines Formulars',
  'draft.summary':
    'Für Formulare, die man nicht in einem Zug ausfüllt. Was eingegeben wurde, ist nach einem erneuten Laden oder einer Anmeldung, die die Seite verlassen hat, wieder da.',
  'draft.restored': 'Sie haben hier schon begonnen und können fortfahren.',
  'draft.subject': 'Betreff',
  'draft.text': 'Text',
  'draft.secret': 'Zugriffstoken',
  'draft.secretNote': 'Geheimnisse werden nicht aufbewahrt.',
  'draft.send': 'Senden',
  'draft.discard': 'Neu beginnen',
  'oauth.title': 'Bitte um Zugriff',
  'oauth.summary':
    'Wenn ein Konto des Benutzers bei einem Anbieter gebraucht wird. Wer dort noch nicht angemeldet ist oder mehr erlauben soll, wird gefragt; alle Fragen desselben Augenblicks stehen in einem Dialog.',
  'oauth.askOne': 'Einen Anbieter fragen',
  'oauth.askMany': 'Drei Anbieter fragen',
  'oauth.given': 'Zugriff auf {{provider}} wurde gegeben.',
  'oauth.refused': 'Zugriff auf {{provider}} wurde verweigert.',
  'code.title': 'Code',
  'code.summary':
    'Wenn Code oder Konfiguration gelesen und kopiert werden soll, von drei Zeilen bis zu zehntausend.',
  'code.language': 'Sprache',
  'graph.title': 'Abhängigkeitsgraph',
  'graph.summary':
    'Wenn gezeigt werden soll, was wovon abhängt. Mehr als ein paar hundert Knoten werden zur Liste.',
  'graph.direction': 'Richtung',
  'graph.curve': 'Linien',
  'graph.zoom': 'Zoom',
  'graph.nodes': 'Knoten',
  'graph.sample': 'Ein Graph mit {{count}} Knoten',
};
