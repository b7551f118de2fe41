import type { LanguageMessages } from '#sdk';

/** The messages of the settings, in Spanish. */
export const messages: LanguageMessages = {
  'profile.title': 'Perfil',
  'profile.picture': 'Foto de perfil',
  'profile.menu': 'Menú de perfil',
  'profile.signOut': 'Cerrar sesión',
  'profile.signOutFailed': 'No se ha podido cerrar la sesión y sigue abierta. Vuelva a intentarlo. {{error}}',
  'profile.failed': 'No se ha podido cargar la identidad del usuario: {{error}}',
  'appearance.title': 'Apariencia',
  'appearance.theme': 'Tema',
  'appearance.themeNote': '«Sistema» sigue la configuración del sistema.',
  'appearance.light': 'Claro',
  'appearance.dark': 'Oscuro',
  'appearance.auto': 'Sistema',
  'appearance.language': 'Idioma',
  'appearance.languageNote': 'El idioma de la interfaz. El contenido de los usuarios no se traduce.',
  'appearance.pin': 'Fijar la barra lateral',
  'appearance.pinNote':
    'Mantiene visibles los nombres de las páginas. Si no está fijada, la barra lateral solo muestra los iconos hasta que apunta a ella.',
  'identity.title': 'Identidad',
  'identity.subtitle':
    'Su usuario en el catálogo, y los usuarios y grupos cuyas entidades se consideran suyas',
  'identity.user': 'Entidad de usuario',
  'identity.ownership': 'Entidades de propiedad',
  'identity.copyUser': 'Referencia de la entidad de usuario',
  'identity.copyOwnership': 'Referencias de las entidades de propiedad',
  'providers.title': 'Proveedores de autenticación',
  'providers.subtitle':
    'Sus cuentas en otros servicios. Los plugins las usan en su nombre, con el acceso que usted permita.',
  'providers.note': 'Permite al portal acceder a las API y las identidades de {{provider}}.',
  'providers.ofPortal':
    'Inició sesión en el portal con esta cuenta. Si cierra su sesión, también cierra la del portal.',
  'providers.signedIn': 'Sesión iniciada',
  'providers.signIn': 'Iniciar sesión',
  'providers.signOut': 'Cerrar sesión',
  'providers.signInTo': 'Iniciar sesión en {{provider}}',
  'providers.signOutOf': 'Cerrar sesión en {{provider}}',
  'providers.windowNote':
    'Si la ventana de inicio de sesión no se abrió o no terminó, inicie sesión aquí. Saldrá de esta página y volverá a ella al terminar.',
  'providers.inThisWindow': 'Iniciar sesión en esta ventana',
  'providers.empty': 'Sin proveedores de autenticación',
  'providers.emptyNote':
    'No hay ningún servicio configurado en el que iniciar sesión. Un administrador puede añadirlo en «auth.providers».',
  'flags.title': 'Funciones experimentales',
  'flags.empty': 'Sin funciones experimentales',
  'flags.emptyNote':
    'Las funciones experimentales permiten probar lo que todavía está en desarrollo. Ninguno de los complementos instalados tiene una.',
  'flags.search': 'Buscar funciones experimentales',
  'flags.note':
    'Actualice la página después de cambiar una función. Algunas páginas solo las leen al cargarse.',
  'flags.changed': 'Para aplicar el cambio en todas partes, actualice la página.',
  'flags.refresh': 'Actualizar la página',
  'flags.noMatch': 'Ninguna función experimental coincide con «{{term}}».',
  'flags.clear': 'Mostrar todas las funciones',
  'flags.plugin': 'del complemento {{pluginId}}',
  'flags.saveFailed': 'No se ha podido cambiar la función experimental: {{error}}',
};
