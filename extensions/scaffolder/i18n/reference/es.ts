import type { LanguageMessages } from '#sdk';

/** The messages of the lists of actions and of templating extensions, in Spanish. */
export const messages: LanguageMessages = {
  empty: 'No hay información',
  noMatch: 'Nada coincide con «{{term}}»',
  back: 'Volver a la lista',
  copyName: 'Nombre',
  copyLink: 'Enlace',
  unknown: '{{id}} no está instalado',
  unknownHint: 'Puede formar parte de un complemento que este portal no tiene.',
  input: 'Entrada',
  output: 'Salida',
  arguments: 'Argumentos',
  argument: 'argumento {{number}}',
  value: 'Valor',
  examples: 'Ejemplos',
  example: 'Ejemplo {{number}}',
  none: 'Ninguno',
  'actions.search': 'Buscar una acción',
  'actions.list': 'Acciones',
  'actions.failed': 'No se pudieron cargar las acciones',
  'extensions.search': 'Buscar una extensión de plantillas',
  'extensions.filters': 'Filtros',
  'extensions.functions': 'Funciones',
  'extensions.values': 'Valores',
  'extensions.failed': 'No se pudieron cargar las extensiones de plantillas',
};
