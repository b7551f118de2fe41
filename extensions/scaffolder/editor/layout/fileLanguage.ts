const languages: Readonly<Record<string, string>> = {
  yaml: 'yaml',
  yml: 'yaml',
  json: 'json',
  ts: 'typescript',
  tsx: 'typescript',
  js: 'typescript',
  mjs: 'typescript',
  graphql: 'graphql',
  proto: 'protobuf',
};

/** The language of a file by its name. Endings of template files, such as `.njk`, are ignored. */
export function fileLanguage(path: string): string | undefined {
  const ending =
    path
      .replace(/\.njk$/, '')
      .split('.')
      .at(-1) ?? '';
  return languages[ending.toLowerCase()];
}
