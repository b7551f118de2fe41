import { parse } from 'yaml';

/** A page without its front matter. */
export interface PageSource {
  markdown: string;
  /** The title of the front matter. */
  title: string | undefined;
  description: string | undefined;
}

const MAX_LENGTH = 20_000;

/** Separates the YAML at the start of a page. Text that is not a map is part of the page. */
export function splitFrontMatter(source: string): PageSource {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const end = text.startsWith('---\n')
    ? text.slice(0, MAX_LENGTH).search(/\n(?:---|\.\.\.)[ \t]*(?:\n|$)/)
    : -1;
  const values = end < 0 ? undefined : parseMap(text.slice(4, end + 1));
  if (!values) return { markdown: text, title: undefined, description: undefined };
  const { title, description } = values;
  return {
    markdown: text.slice(end + 1).replace(/^[^\n]*\n?/, ''),
    title: typeof title === 'string' ? title : undefined,
    description: typeof description === 'string' ? description : undefined,
  };
}

function parseMap(yaml: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = parse(yaml, {
      maxAliasCount: 0,
      logLevel: 'silent',
      uniqueKeys: false,
    });
    if (value === null) return {};
    return typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
