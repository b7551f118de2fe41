/** A page or a section of a page in the search index. */
export interface SearchEntry {
  /** The address in the site, with the id of the heading after `#`. */
  location: string;
  title: string;
  text: string;
}

const HEADING = /<h[1-6][^>]*\bid="([^"]*)"[^>]*>([\s\S]*?)<\/h[1-6]>/g;

/** Splits a page into the entries that MkDocs writes: the page, and one for each heading. */
export function listSearchEntries(url: string, title: string, html: string): SearchEntry[] {
  const headings = [...html.matchAll(HEADING)];
  const sections = headings.map(({ 0: whole, 1: id = '', 2: heading = '', index }, at) => ({
    location: `${url}#${id}`,
    title: printText(heading),
    text: printText(html.slice(index + whole.length, headings[at + 1]?.index)),
  }));
  return [{ location: url, title, text: printText(html) }, ...sections];
}

/** Prints the entries of a page as a part of the index. */
export function printSearchEntries(entries: readonly SearchEntry[]): Uint8Array {
  return Buffer.from(JSON.stringify(entries).slice(1, -1));
}

/** Prints the index as MkDocs writes it to `search/search_index.json`, from the printed entries of its pages. */
export function printSearchIndex(entries: readonly Uint8Array[]): Uint8Array {
  const config = {
    indexing: 'full',
    lang: ['en'],
    min_search_length: 3,
    prebuild_index: false,
    separator: '[\\s\\-]+',
  };
  const comma = Buffer.from(',');
  const docs = entries.flatMap((page, at) => (at === 0 ? [page] : [comma, page]));
  return Buffer.concat([
    Buffer.from(`{"config":${JSON.stringify(config)},"docs":[`),
    ...docs,
    Buffer.from(']}'),
  ]);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  // Back to the reference of a footnote.
  '#8617': '',
};

function printText(html: string): string {
  return html
    .replaceAll(/<a class="headerlink"[^>]*>[^<]*<\/a>/g, '')
    .replaceAll(/<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>/gi, ' ')
    .replaceAll(/<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|small|span|strong|sub|sup)\b[^>]*>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(
      /&([a-z]+|#\d{1,7}|#x[\da-f]{1,6});/gi,
      (entity, name: string) => entities[name] ?? decode(name) ?? entity,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Decodes the number of a character, such as `#39` or `#x27`. Returns `undefined` for other names. */
function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined;
  const code = Number(name.slice(1).replace(/^x/i, '0x'));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
