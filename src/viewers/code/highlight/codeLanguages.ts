import type { LanguageFn } from 'highlight.js';

type Loader = () => Promise<{ default: LanguageFn }>;

/** The supported languages with their display names, aliases and grammars. A grammar is loaded when it is first used. */
const languages: ReadonlyArray<
  readonly [id: string, label: string, aliases: readonly string[], load: Loader]
> = [
  ['bash', 'Shell', ['sh', 'shell', 'zsh', 'console'], () => import('highlight.js/lib/languages/bash')],
  ['css', 'CSS', [], () => import('highlight.js/lib/languages/css')],
  ['diff', 'Diff', ['patch'], () => import('highlight.js/lib/languages/diff')],
  ['dockerfile', 'Dockerfile', ['docker'], () => import('highlight.js/lib/languages/dockerfile')],
  ['go', 'Go', ['golang'], () => import('highlight.js/lib/languages/go')],
  ['graphql', 'GraphQL', ['gql'], () => import('highlight.js/lib/languages/graphql')],
  ['ini', 'TOML', ['toml', 'properties'], () => import('highlight.js/lib/languages/ini')],
  ['java', 'Java', [], () => import('highlight.js/lib/languages/java')],
  [
    'javascript',
    'JavaScript',
    ['js', 'jsx', 'mjs', 'cjs'],
    () => import('highlight.js/lib/languages/javascript'),
  ],
  ['json', 'JSON', ['jsonc', 'json5'], () => import('highlight.js/lib/languages/json')],
  ['kotlin', 'Kotlin', ['kt'], () => import('highlight.js/lib/languages/kotlin')],
  ['markdown', 'Markdown', ['md'], () => import('highlight.js/lib/languages/markdown')],
  ['protobuf', 'Protobuf', ['proto', 'grpc'], () => import('highlight.js/lib/languages/protobuf')],
  ['python', 'Python', ['py'], () => import('highlight.js/lib/languages/python')],
  ['rust', 'Rust', ['rs'], () => import('highlight.js/lib/languages/rust')],
  ['sql', 'SQL', [], () => import('highlight.js/lib/languages/sql')],
  ['typescript', 'TypeScript', ['ts', 'tsx', 'trpc'], () => import('highlight.js/lib/languages/typescript')],
  ['xml', 'XML', ['html', 'svg', 'xhtml'], () => import('highlight.js/lib/languages/xml')],
  ['yaml', 'YAML', ['yml'], () => import('highlight.js/lib/languages/yaml')],
];

/** A language with syntax highlighting. */
export interface CodeLanguage {
  id: string;
  label: string;
  load: Loader;
}

/** Finds a language by its id or alias, as used after three backticks. Returns undefined if it is not supported. */
export function findCodeLanguage(name: string | undefined): CodeLanguage | undefined {
  const wanted = name?.toLowerCase();
  const [id, label, , load] =
    languages.find(([id, , aliases]) => id === wanted || aliases.includes(wanted ?? '')) ?? [];
  return id === undefined || label === undefined || load === undefined ? undefined : { id, label, load };
}
