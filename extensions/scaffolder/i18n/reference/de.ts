import type { LanguageMessages } from '#sdk';

/** The messages of the lists of actions and of templating extensions, in German. */
export const messages: LanguageMessages = {
  empty: 'Keine Informationen vorhanden',
  noMatch: 'Nichts passt zu „{{term}}“',
  back: 'Zurück zur Liste',
  copyName: 'Name',
  copyLink: 'Link',
  unknown: '{{id}} ist nicht installiert',
  unknownHint: 'Möglicherweise gehört es zu einem Plugin, das diesem Portal fehlt.',
  input: 'Eingabe',
  output: 'Ausgabe',
  arguments: 'Argumente',
  argument: 'Argument {{number}}',
  value: 'Wert',
  examples: 'Beispiele',
  example: 'Beispiel {{number}}',
  none: 'Keine',
  'actions.search': 'Aktion suchen',
  'actions.list': 'Aktionen',
  'actions.failed': 'Die Aktionen konnten nicht geladen werden',
  'extensions.search': 'Vorlagenerweiterung suchen',
  'extensions.filters': 'Filter',
  'extensions.functions': 'Funktionen',
  'extensions.values': 'Werte',
  'extensions.failed': 'Die Vorlagenerweiterungen konnten nicht geladen werden',
};
