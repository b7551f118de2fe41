import type { Extension } from '@codemirror/state';

/** Loads the colors and the folding of a language. */
export type LoadLanguage = () => Promise<Extension>;

const languages: ReadonlyMap<string, LoadLanguage> = new Map([
  ['json', async () => (await import('@codemirror/lang-json')).json()],
  ['yaml', async () => (await import('@codemirror/lang-yaml')).yaml()],
  ['graphql', async () => (await import('./words/wordLanguages')).graphql()],
  ['protobuf', async () => (await import('./words/wordLanguages')).protobuf()],
  ['typescript', async () => (await import('./words/wordLanguages')).typescript()],
]);

/** Finds a language by its name. Returns undefined if it is not supported. */
export function findSourceLanguage(name: string | undefined): LoadLanguage | undefined {
  return name === undefined ? undefined : languages.get(name);
}
