import type { LanguageMessages } from '#sdk';

/** The messages of definitions that are shown as text with an outline, in German. */
export const messages: LanguageMessages = {
  contents: 'Gliederung',
  search: 'Gliederung durchsuchen',
  matches_one: '{{count}} Treffer',
  matches_other: '{{count}} Treffer',
  noMatch: 'Nichts in der Gliederung passt dazu.',
  code: 'Definition',
  'streams.client': 'Client-Stream',
  'streams.server': 'Server-Stream',
  'streams.both': 'beidseitiger Stream',
  'problem.text': 'Die Gliederung ist möglicherweise unvollständig. Zeile {{line}}: {{reason}}',
  'problem.openComment': 'Dieser Kommentar ist nicht geschlossen.',
  'problem.openString': 'Diese Zeichenkette ist nicht geschlossen.',
  'problem.openDefinition': 'Diese Definition endet nicht.',
  'problem.openBracket': 'Diese Klammer ist nicht geschlossen.',
  'problem.extraBracket': 'Zu dieser schließenden Klammer fehlt die öffnende.',
  'problem.emptyProto': 'Die Definition enthält keine Services, Messages oder Enums.',
  'problem.emptyRouter': 'Die Definition enthält keine Router oder Prozeduren.',
};
