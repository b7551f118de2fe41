import type { LanguageMessages } from '#sdk';

/** Messages of the sign-in page and session dialogs in Spanish. */
export const messages: LanguageMessages = {
  title: 'Iniciar sesión',
  titleOfPage: 'Iniciar sesión · {{appTitle}}',
  welcome: '{{appTitle}} de {{organization}}',
  failed: 'No se ha podido iniciar sesión',
  notSignedIn: 'Parece que no ha iniciado sesión. Pruebe a recargar la página del navegador.',
  signIn: 'Iniciar sesión',
  signInTo: 'Iniciar sesión, {{provider}}',
  entering: 'Iniciando sesión',
  providers: 'Métodos de inicio de sesión',
  providerNote: 'Inicie sesión con su cuenta de {{provider}}.',
  proxyNote: '{{provider}} gestiona el inicio de sesión de este portal.',
  'guest.title': 'Invitado',
  'guest.note':
    'Los invitados no tienen una identidad verificada. Es posible que algunas funciones no estén disponibles.',
  'guest.enter': 'Entrar',
  'custom.title': 'Usuario personalizado',
  'custom.note':
    'Introduzca un id. de usuario. Si introduce un token de identidad, se envía al backend con cada solicitud.',
  'custom.userId': 'Id. de usuario',
  'custom.idToken': 'Token de identidad (opcional)',
  'custom.userIdMissing': 'Introduzca un id. de usuario.',
  'custom.userIdInvalid': 'La referencia de usuario no es válida. {{reason}}',
  'custom.tokenInvalid': 'El token no es un JWT de OpenID Connect válido',
  'custom.continue': 'Continuar',
  'legacy.fallbackTitle': 'El acceso como invitado no está disponible',
  'legacy.fallback':
    'El proveedor de invitados no está instalado en el backend. ¿Quiere usar el token de invitado antiguo en su lugar? Las solicitudes se enviarán sin un usuario verificado.',
  'legacy.fallbackYes': 'Usar el token de invitado antiguo',
  'legacy.fallbackNo': 'Cancelar',
  'legacy.switchTitle': 'El acceso como invitado ya está disponible',
  'legacy.switch':
    'Hasta ahora ha usado el token de invitado antiguo. El proveedor de invitados ya está instalado en el backend. ¿Quiere cambiar a él?',
  'legacy.switchYes': 'Cambiar al proveedor de invitados',
  'legacy.switchNo': 'Conservar el token de invitado antiguo',
  retryNote: 'Se reintenta cada pocos segundos.',
  popupBlocked:
    'El navegador ha bloqueado la ventana de inicio de sesión. Permita las ventanas emergentes de este sitio y vuelva a intentarlo, o continúe en esta ventana.',
  popupClosed:
    'Si la ventana de inicio de sesión se ha quedado vacía o no se ha cerrado, continúe en esta ventana.',
  popupSevered:
    'Esta página no puede detectar cuándo termina el inicio de sesión, porque el proveedor aísla su ventana. Termine de iniciar sesión allí y vuelva a esta página. También puede continuar en esta ventana.',
  cookieFailed: 'No se ha podido renovar la sesión; consulte los detalles en la consola de desarrollo',
  wrongOrigin:
    'El backend espera este portal en otra dirección. Abra el portal en esa dirección o cambie app.baseUrl a la actual.',
  signedOutIdle: 'Se ha cerrado la sesión por inactividad.',
  inThisWindow: 'Continuar en esta ventana',
  'request.title': 'Es necesario iniciar sesión',
  'request.text':
    'Inicie sesión para permitir que {{appTitle}} acceda a las API y las identidades de {{provider}}.',
  'request.ended':
    'Su sesión ha terminado. Vuelva a iniciar sesión para continuar. Esta página y todo lo que ha escrito en ella se conservan.',
  'request.endedByRedirect':
    'Su sesión ha terminado. Al iniciar sesión, sale de esta página y después vuelve a ella. Solo los formularios que guardan borradores conservan lo que ha escrito.',
  'request.logIn': 'Iniciar sesión',
  'request.logInTo': 'Iniciar sesión, {{provider}}',
  'request.rejectAll': 'Rechazar todo',
  'request.unspecified': 'Se ha producido un error sin especificar',
  'request.leavesPage':
    'Saldrá de esta página y después volverá a ella. Solo los formularios que guardan borradores conservan lo que ha escrito.',
  'autoLogout.title': 'Cierre de sesión por inactividad',
  'autoLogout.text_one': 'Hace un rato que no usa el portal. Su sesión se cerrará en {{count}} segundo.',
  'autoLogout.text_many': 'Hace un rato que no usa el portal. Su sesión se cerrará en {{count}} de segundos.',
  'autoLogout.text_other': 'Hace un rato que no usa el portal. Su sesión se cerrará en {{count}} segundos.',
  'autoLogout.stay': 'Sí, mantener la sesión abierta',
  'autoLogout.question': '¿Sigue ahí?',
};
