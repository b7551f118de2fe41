import type { LanguageMessages } from '#sdk';

/** The texts of the settings, in Spanish. */
export const messages: LanguageMessages = {
  'profile.title': 'Perfil',
  'profile.picture': 'Foto de perfil',
  'profile.menu': 'Menú de perfil',
  'profile.signOut': 'Cerrar sesión',
  'profile.signOutFailed': 'No se ha podido cerrar la sesión: {{error}}',
  'profile.failed': 'No se ha podido cargar la identidad del usuario: {{error}}',
  'appearance.title': 'Apariencia',
  'appearance.theme': 'Tema',
  'appearance.themeNote': '«Sistema» sigue la configuración del sistema.',
  'appearance.light': 'Claro',
  'appearance.dark': 'Oscuro',
  'appearance.auto': 'Sistema',
  'appearance.language': 'Idioma',
  'appearance.languageNote': 'El idioma del portal; lo que han escrito las personas no cambia.',
  'appearance.pin': 'Fijar la barra lateral',
  'appearance.pinNote':
    'Mantiene a la vista los nombres de las páginas. Si no se fija, la barra lateral se pliega y solo muestra los iconos hasta que se señala.',
  'identity.title': 'Identidad',
  'identity.subtitle': 'Quién es usted para el catálogo y qué se considera suyo',
  'identity.user': 'Entidad de usuario',
  'identity.ownership': 'Entidades de propiedad',
  'identity.copyUser': 'Referencia de la entidad de usuario',
  'identity.copyOwnership': 'Referencias de las entidades de propiedad',
  'providers.title': 'Proveedores de autenticación',
  'providers.subtitle':
    'Sus cuentas en otros servicios. Los plugins trabajan con ellas en su nombre, hasta donde usted lo permita.',
  'providers.note': 'Permite al portal el acceso a las API y las identidades de {{provider}}.',
  'providers.ofPortal': 'Entró en el portal con esta cuenta. Si cierra la sesión, sale también del portal.',
  'providers.signedIn': 'Sesión iniciada',
  'providers.signIn': 'Iniciar sesión',
  'providers.signOut': 'Cerrar sesión',
  'providers.signInTo': 'Iniciar sesión, {{provider}}',
  'providers.signOutOf': 'Cerrar sesión, {{provider}}',
  'providers.windowNote':
    'Si el navegador no abrió la ventana o no volvió de ella, inicie sesión aquí. Así se sale de la página y se vuelve a ella.',
  'providers.inThisWindow': 'Iniciar sesión en esta ventana',
  'providers.empty': 'Sin proveedores de autenticación',
  'providers.emptyNote':
    'La configuración del portal no nombra ningún servicio en el que pueda iniciar sesión. Un administrador lo añade en «auth.providers».',
  'flags.title': 'Funciones experimentales',
  'flags.empty': 'Sin funciones experimentales',
  'flags.emptyNote':
    'Una función experimental permite probar aquello en lo que un complemento todavía trabaja. Ahora mismo, ninguno de los complementos instalados tiene una.',
  'flags.search': 'Buscar funciones experimentales',
  'flags.note':
    'Actualice la página después de cambiar una función, para que la tengan en cuenta las páginas que la leen al empezar.',
  'flags.changed': 'Actualice la página para que el cambio tenga efecto en todas partes.',
  'flags.refresh': 'Actualizar la página',
  'flags.noMatch': 'Ninguna función experimental coincide con «{{term}}».',
  'flags.clear': 'Borrar la búsqueda',
  'flags.plugin': 'del complemento {{pluginId}}',
  'flags.saveFailed': 'No se ha podido cambiar la función experimental: {{error}}',
};
