import type { LanguageMessages } from '#sdk';

/** The texts of the developer tools, in Spanish. */
export const messages: LanguageMessages = {
  'gallery.parts': 'Componentes',
  'gallery.lead':
    'Los componentes con los que están hechas las páginas del portal. Cada uno se puede probar aquí, junto con las líneas que hay que escribir.',
  'gallery.code': 'En el código',
  'gallery.codeLabel': 'Código de {{part}}',
  'draft.title': 'Borrador de un formulario',
  'draft.summary':
    'Para formularios que llevan su tiempo. Lo escrito vuelve a estar ahí tras recargar la página o tras un inicio de sesión que salió de ella.',
  'draft.restored': 'Ya había empezado; continúe donde lo dejó.',
  'draft.subject': 'Asunto',
  'draft.text': 'Texto',
  'draft.secret': 'Token de acceso',
  'draft.secretNote': 'Los secretos no se guardan.',
  'draft.send': 'Enviar',
  'draft.discard': 'Empezar de nuevo',
  'graph.title': 'Grafo de dependencias',
  'graph.summary':
    'Para mostrar qué depende de qué. Más de unos cientos de nodos se convierten en una lista.',
  'graph.direction': 'Dirección',
  'graph.curve': 'Líneas',
  'graph.zoom': 'Zoom',
  'graph.nodes': 'Nodos',
  'graph.sample': 'Un grafo de {{count}} nodos',
};
