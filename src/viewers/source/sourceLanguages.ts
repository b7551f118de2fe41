import type { Extension } from '@codemirror/state';

/** A language that can be folded. */
export type SourceLanguage = 'json' | 'yaml';

/** Loads the grammar of a language. */
export const sourceLanguages: Readonly<Record<SourceLanguage, () => Promise<Extension>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
};
