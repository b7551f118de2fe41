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
  'oauth.title': 'Solicitud de acceso',
  'oauth.summary':
    'Para usar una cuenta del usuario en un proveedor. Si aún no ha iniciado sesión allí o hace falta más, se le pregunta; todas las preguntas simultáneas están en un diálogo.',
  'oauth.askOne': 'Preguntar a un proveedor',
  'oauth.askMany': 'Preguntar a tres proveedores',
  'oauth.given': 'Se dio acceso a {{provider}}.',
  'oauth.refused': 'Se denegó el acceso a {{provider}}.',
  'code.title': 'Código',
  'code.summary': 'Para leer y copiar código o configuración, de tres líneas a diez mil.',
  'code.language': 'Lenguaje',
  'graph.title': 'Grafo de dependencias',
  'graph.summary':
    'Para mostrar qué depende de qué. Más de unos cientos de nodos se convierten en una lista.',
  'graph.direction': 'Dirección',
  'graph.curve': 'Líneas',
  'graph.zoom': 'Zoom',
  'graph.nodes': 'Nodos',
  'graph.sample': 'Un grafo de {{count}} nodos',
};
