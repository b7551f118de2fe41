import type { LanguageMessages } from '#sdk';

/** The messages of definitions that are shown as text with an outline, in Spanish. */
export const messages: LanguageMessages = {
  contents: 'Esquema',
  search: 'Buscar en el esquema',
  matches_one: '{{count}} resultado',
  matches_many: '{{count}} resultados',
  matches_other: '{{count}} resultados',
  noMatch: 'Nada coincide en el esquema.',
  code: 'Definición',
  'streams.client': 'stream del cliente',
  'streams.server': 'stream del servidor',
  'streams.both': 'stream bidireccional',
  'problem.text': 'El esquema puede estar incompleto. Línea {{line}}: {{reason}}',
  'problem.openComment': 'Este comentario no está cerrado.',
  'problem.openString': 'Esta cadena no está cerrada.',
  'problem.openDefinition': 'Esta definición no termina.',
  'problem.openBracket': 'Este paréntesis no está cerrado.',
  'problem.extraBracket': 'Este paréntesis de cierre no tiene apertura.',
  'problem.emptyProto': 'La definición no contiene servicios, mensajes ni enumeraciones.',
  'problem.emptyRouter': 'La definición no contiene routers ni procedimientos.',
};
