import type { LanguageMessages } from '#sdk';

/** The messages of documentation pages, in Spanish. */
export const messages: LanguageMessages = {
  title: 'Documentación',
  loading: 'Cargando la documentación',
  pages: 'Páginas',
  toc: 'Índice',
  close: 'Cerrar',
  settings: 'Ajustes de la documentación',
  unreadable: 'No se pudo mostrar esta página',
  cookieFailed: 'No se pudo obtener acceso a los archivos de la documentación',
  'facts.owner': 'Responsable',
  'facts.lifecycle': 'Ciclo de vida',
  'facts.source': 'Origen',
  'facts.viewSource': 'Ver el origen',
  'sync.initial':
    'Es la primera vez que se abre esta documentación y se está preparando. Después cargará mucho más rápido.',
  'sync.refreshing':
    'Se está preparando una versión más reciente de esta documentación. Estará disponible en breve.',
  'sync.ready': 'Hay una versión más reciente de esta documentación. Actualice para verla.',
  'sync.refresh': 'Actualizar',
  'sync.failed': 'No se pudo generar una versión más reciente de esta documentación.',
  'sync.buildFailed': 'No se pudo generar la documentación.',
  'log.show': 'Mostrar el registro',
  'log.hide': 'Ocultar el registro',
  'log.title': 'Registro de la generación',
  'redirect.text':
    'Esta página ya no se mantiene. Se le redirigirá automáticamente a la página que la sustituye.',
  'redirect.now': 'Redirigir ahora',
  'failed.backend': 'No se pudo generar la documentación o hubo un error en el backend.',
  'failed.load': 'No se pudo cargar esta página',
  'notFound.title': 'Documentación no encontrada',
  'notFound.page': 'Página no encontrada.',
  'notFound.unknown': 'La entidad no existe o no tiene acceso a ella.',
  'notFound.noPlugin':
    'La documentación no está disponible, porque el backend no tiene el complemento de documentación.',
  'notFound.noIndex': 'Es posible que falte index.md en la raíz de la documentación.',
  'notFound.external':
    'El portal no genera documentación, porque techdocs.builder no es local. Un pipeline debe generarla y guardarla.',
  'notFound.first': 'Ir a la primera página',
  'notFound.all': 'Toda la documentación',
  'search.placeholder': 'Buscar en la documentación de {{entity}}',
  'search.results': 'Resultados',
  'search.searching': 'Buscando…',
  'search.none': 'Ninguna página coincide.',
  'search.failed': 'La búsqueda falló. Inténtelo más tarde.',
  'search.count_zero': 'Sin resultados',
  'search.count_one': '{{count}} resultado',
  'search.count_many': '{{count}} resultados',
  'search.count_other': '{{count}} resultados',
};
