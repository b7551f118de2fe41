import type { LanguageMessages } from '#sdk';

/** What the sign-in page and the dialogs around sessions say, in Spanish. */
export const messages: LanguageMessages = {
  title: 'Iniciar sesión',
  titleOfPage: 'Iniciar sesión · {{appTitle}}',
  welcome: 'en {{appTitle}} de {{organization}}',
  failed: 'No se ha podido iniciar sesión',
  notSignedIn: 'Parece que no ha iniciado sesión. Pruebe a recargar la página del navegador.',
  signIn: 'Iniciar sesión',
  signInTo: 'Iniciar sesión, {{provider}}',
  entering: 'Iniciando sesión',
  providers: 'Formas de iniciar sesión',
  providerNote: 'Inicie sesión con su cuenta de {{provider}}.',
  proxyNote: '{{provider}} está delante de este portal y dice quién es usted.',
  'guest.title': 'Invitado',
  'guest.note':
    'Nadie comprueba quién es usted cuando entra como invitado: su identidad no está verificada y es posible que algunas funciones no estén disponibles.',
  'guest.enter': 'Entrar',
  'custom.title': 'Usuario personalizado',
  'custom.note':
    'Introduzca un id. de usuario propio. Si tiene un token de identidad, se envía al backend con cada solicitud.',
  'custom.userId': 'Id. de usuario',
  'custom.idToken': 'Token de identidad (opcional)',
  'custom.userIdMissing': 'Hace falta un id. de usuario.',
  'custom.tokenInvalid': 'El token no es un token JWT de OpenID Connect válido',
  'custom.continue': 'Continuar',
  'legacy.fallbackTitle': 'El backend no admite invitados',
  'legacy.fallback':
    'Su proveedor de invitados no está instalado. ¿Quiere recurrir al antiguo token de invitado? Las solicitudes se enviarán sin un usuario verificado.',
  'legacy.fallbackYes': 'Usar el antiguo token de invitado',
  'legacy.fallbackNo': 'No usarlo',
  'legacy.switchTitle': 'El backend ya admite invitados',
  'legacy.switch':
    'Hasta ahora ha entrado con el antiguo token de invitado, y el proveedor de invitados del backend ya está disponible. ¿Quiere cambiar a él?',
  'legacy.switchYes': 'Cambiar al proveedor de invitados',
  'legacy.switchNo': 'Conservar el antiguo token de invitado',
  retryNote: 'Se reintenta automáticamente cada pocos segundos.',
  popupBlocked:
    'El navegador no ha abierto la ventana de inicio de sesión. Permita las ventanas de este sitio y vuelva a intentarlo, o inicie sesión aquí, en esta ventana.',
  popupClosed: 'Si la ventana se quedó vacía o no volvió, inicie sesión aquí, en esta ventana.',
  popupSevered:
    'El proveedor aísla su ventana, de modo que esta página no ve cómo termina. Complete allí el inicio de sesión y vuelva: entonces podrá entrar. O inicie sesión aquí, en esta ventana.',
  cookieFailed: 'No se pudo renovar la sesión; consulte los detalles en la consola del navegador',
  inThisWindow: 'Iniciar sesión en esta ventana',
  'request.title': 'Es necesario iniciar sesión',
  'request.text':
    'Inicie sesión para permitir que {{appTitle}} acceda a las API y las identidades de {{provider}}.',
  'request.ended':
    'Su sesión ha terminado. Vuelva a iniciarla y continúe donde estaba: esta página, y lo que ha escrito en ella, se queda como está.',
  'request.endedByRedirect':
    'Su sesión ha terminado. El inicio de sesión lleva al proveedor y de vuelta a esta página. Los formularios que guardan borradores conservan lo que escribió.',
  'request.logIn': 'Iniciar sesión',
  'request.logInTo': 'Iniciar sesión, {{provider}}',
  'request.rejectAll': 'Rechazar todo',
  'request.unspecified': 'Se ha producido un error sin especificar',
  'request.leavesPage':
    'Se sale de esta página y se vuelve a ella. Solo los formularios que guardan borradores conservan lo que escribió.',
  'autoLogout.title': 'Cierre de sesión por inactividad',
  'autoLogout.text_one': 'Hace un rato que no usa el portal. La sesión se cerrará en {{count}} segundo.',
  'autoLogout.text_many': 'Hace un rato que no usa el portal. La sesión se cerrará en {{count}} de segundos.',
  'autoLogout.text_other': 'Hace un rato que no usa el portal. La sesión se cerrará en {{count}} segundos.',
  'autoLogout.stay': 'Sí, mantener la sesión abierta',
  'autoLogout.question': '¿Sigue ahí?',
};
