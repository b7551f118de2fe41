import type { CodeTokenKind } from './codeTokens';

/** Maps the classes of the highlighter to the token kinds that have a color. */
const kinds: Readonly<Record<string, CodeTokenKind>> = {
  comment: 'comment',
  quote: 'comment',
  doctag: 'comment',
  keyword: 'keyword',
  operator: 'keyword',
  'selector-tag': 'keyword',
  'template-tag': 'keyword',
  name: 'keyword',
  literal: 'number',
  number: 'number',
  symbol: 'number',
  bullet: 'number',
  string: 'string',
  regexp: 'string',
  code: 'string',
  char: 'string',
  title: 'title',
  section: 'title',
  link: 'title',
  type: 'type',
  built_in: 'type',
  class: 'type',
  'selector-class': 'type',
  attr: 'key',
  attribute: 'key',
  property: 'key',
  variable: 'key',
  'template-variable': 'key',
  meta: 'meta',
  addition: 'added',
  deletion: 'removed',
};

const prefix = 'hljs-';

/** Returns the token kind of a highlighter class. */
export function resolveTokenKind(className: string | undefined): CodeTokenKind | undefined {
  return className?.startsWith(prefix) ? kinds[className.slice(prefix.length)] : undefined;
}
