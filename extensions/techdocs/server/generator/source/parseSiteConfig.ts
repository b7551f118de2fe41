import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { BuildError } from './buildError';
import type { HeadingOptions } from '../markdown/headings';
import { checkExtensions, checkPlugins, type UnsupportedPart } from './supportedParts';

/** An entry of the navigation: a page, a link, or a section. */
export type NavEntry = string | { title: string; target: string } | { title: string; entries: NavEntry[] };

/** The parsed `mkdocs.yml`. */
export interface SiteConfig {
  siteName: string;
  description: string | undefined;
  /** Of the theme, such as `de` and `ltr`. */
  language: string | undefined;
  direction: string | undefined;
  docsFolder: string;
  nav: NavEntry[] | undefined;
  repoUrl: string | undefined;
  editUri: string | undefined;
  extraCss: string[];
  headings: HeadingOptions;
  hasNumbers: boolean;
  hasMath: boolean;
  /** Folders that snippets are relative to. */
  snippetFolders: string[];
  /** Files that are added to every page, usually abbreviations. */
  appended: string[];
  unsupported: UnsupportedPart[];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Parses `mkdocs.yml`. Tags such as `!!python/name:` are not followed: their values are read as text.
 *
 * @throws BuildError if it is not valid
 */
export function parseSiteConfig(source: string, defaultName: string): SiteConfig {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    logLevel: 'silent',
    uniqueKeys: false,
  });
  const [error] = document.errors;
  if (error) {
    const [reason = ''] = error.message.split('\n');
    throw new BuildError(`mkdocs.yml is not valid YAML: ${reason.replace(/:$/, '')}.`);
  }
  const values = readValues(document);
  const extensions = listNamed(values['markdown_extensions']);
  const toc = extensions.get('toc') ?? extensions.get('markdown.extensions.toc') ?? {};
  const highlight = extensions.get('pymdownx.highlight') ?? {};
  const codehilite = extensions.get('codehilite') ?? {};
  const snippets = extensions.get('pymdownx.snippets') ?? {};
  return {
    siteName: readString(values, 'site_name') ?? defaultName,
    description: readString(values, 'site_description'),
    ...readTheme(values['theme']),
    docsFolder: readDocsFolder(values),
    nav: readNav(values['nav']),
    repoUrl: readString(values, 'repo_url')?.replace(/\/+$/, ''),
    editUri: readString(values, 'edit_uri'),
    extraCss: readStrings(values['extra_css']),
    headings: readHeadings(toc),
    hasNumbers: highlight['linenums'] === true || codehilite['linenums'] === true,
    hasMath: extensions.has('pymdownx.arithmatex') || extensions.has('mdx_math'),
    snippetFolders: readStrings(snippets['base_path'] ?? '.'),
    appended: readStrings(snippets['auto_append']),
    unsupported: [
      ...checkExtensions(listLocated(document, 'markdown_extensions', lines)),
      ...checkPlugins(listLocated(document, 'plugins', lines)),
      ...listUnsupportedKeys(document, lines),
    ],
  };
}

function readValues(document: Document): Values {
  let values: unknown;
  try {
    values = document.toJS({ maxAliasCount: 100 });
  } catch (cause) {
    throw new BuildError(`mkdocs.yml is not valid YAML: ${cause instanceof Error ? cause.message : ''}`);
  }
  if (values === null || values === undefined) return {};
  if (typeof values === 'object' && !Array.isArray(values)) return values as Values;
  throw new BuildError('mkdocs.yml must be a map.');
}

/** What is not a language or a direction is ignored. */
function readTheme(theme: unknown): Pick<SiteConfig, 'language' | 'direction'> {
  const values = typeof theme === 'object' && theme !== null ? (theme as Values) : {};
  const language = readString(values, 'language');
  const direction = readString(values, 'direction');
  return {
    language:
      language !== undefined && /^[a-z]{2,8}(?:[-_][a-z0-9]{1,8})*$/i.test(language)
        ? language.replaceAll('_', '-')
        : undefined,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : undefined,
  };
}

function readDocsFolder(values: Values): string {
  const folder = (readString(values, 'docs_dir') ?? 'docs').replace(/^(?:\.\/+)+|\/+$/g, '');
  if (folder === '' || folder.startsWith('/') || folder.split(/[\\/]/).includes('..'))
    throw new BuildError("'docs_dir' in mkdocs.yml must be a folder next to mkdocs.yml.");
  return folder;
}

function readNav(value: unknown): NavEntry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown): NavEntry[] => {
    if (typeof entry === 'string') return [entry];
    if (typeof entry !== 'object' || entry === null) return [];
    return Object.entries(entry).flatMap(([title, target]): NavEntry[] => {
      if (typeof target === 'string') return [{ title, target }];
      const entries = readNav(target);
      return entries ? [{ title, entries }] : [];
    });
  });
}

function readHeadings(toc: Values): HeadingOptions {
  const { permalink = true } = toc;
  const depth = JSON.stringify(toc['toc_depth'] ?? 6).replaceAll('"', '');
  const [, from = '1', to = ''] = /^(?:(\d)-)?(\d)$/.exec(depth) ?? ['', '1', '6'];
  return {
    permalink: typeof permalink === 'string' ? permalink : permalink === false ? '' : '¶',
    permalinkTitle: readString(toc, 'permalink_title') ?? 'Permanent link',
    minLevel: Number(from),
    maxLevel: Number(to),
    title: readString(toc, 'title'),
  };
}

/** Reads a list of names, each with or without options. */
function listNamed(value: unknown): Map<string, Values> {
  const named = new Map<string, Values>();
  const add = (name: string, options: unknown): void =>
    void named.set(name, typeof options === 'object' && options !== null ? (options as Values) : {});
  for (const entry of Array.isArray(value) ? value : [value]) {
    if (typeof entry === 'string') add(entry, undefined);
    else if (typeof entry === 'object' && entry !== null)
      for (const [name, options] of Object.entries(entry)) add(name, options);
  }
  return named;
}

/** The names of a list in the document, with their lines. */
function listLocated(
  document: Document,
  key: string,
  lines: LineCounter,
): Array<{ name: string; line: number }> {
  const list = isMap(document.contents) ? document.contents.get(key, true) : undefined;
  const nodes: Node[] = isSeq(list)
    ? list.items.flatMap((item) =>
        isMap(item) ? item.items.map(({ key: name }) => name as Node) : [item as Node],
      )
    : isMap(list)
      ? list.items.map(({ key: name }) => name as Node)
      : [];
  return nodes.flatMap((node) =>
    isScalar(node)
      ? [
          {
            name: String(node.value),
            line: lines.linePos(node.range?.[0] ?? 0).line,
          },
        ]
      : [],
  );
}

/** Keys that change the site in ways that the generator cannot follow. */
const unsupportedKeys: ReadonlyMap<string, string> = new Map([
  ['INHERIT', 'Settings of another file (INHERIT) were not used.'],
  ['hooks', 'Hooks were not run.'],
  ['extra_javascript', 'Scripts (extra_javascript) were left out.'],
  ['use_directory_urls', "The setting 'use_directory_urls' was not used."],
]);

function listUnsupportedKeys({ contents }: Document, lines: LineCounter): UnsupportedPart[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    const text = isScalar(key) ? unsupportedKeys.get(String(key.value)) : undefined;
    if (text === undefined || !isScalar(key) || (isScalar(value) && value.value === true)) return [];
    return [{ text, part: String(key.value), line: lines.linePos(key.range?.[0] ?? 0).line }];
  });
}

function readString(values: Values, key: string): string | undefined {
  const value = values[key];
  return typeof value === 'string' ? value : undefined;
}

function readStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
