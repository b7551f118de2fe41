import type { SearchEntry } from '../generator/page/searchIndex';

/** Longer indexes are read up to here. In characters. */
const LONGEST = 200_000_000;

/**
 * Reads the entries of a search index of MkDocs, `{"config": …, "docs": [{"location", "title", "text"}, …]}`, one at a time. Large
 * indexes have tens of megabytes, and parsing them as a whole would block the server. Entries of another form are left out, and what is
 * not such an index has no entries.
 */
export async function* readSearchEntries(text: AsyncIterable<string>): AsyncGenerator<SearchEntry> {
  const splitter = createSplitter();
  let length = 0;
  for await (const chunk of text) {
    length += chunk.length;
    if (length > LONGEST) return;
    for (const entry of splitter(chunk)) {
      const parsed = parseEntry(entry);
      if (parsed) yield parsed;
    }
  }
}

/** Splits the text of an index into the objects in the list `docs`. */
function createSplitter(): (chunk: string) => string[] {
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  /** The last string of the outermost object, which is a key if a list follows. */
  let key = '';
  let isDocs = false;
  let entry = '';
  return (chunk) => {
    const found: string[] = [];
    let start = isDocs && depth > 2 ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at];
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') inString = false;
        else if (depth === 1) key += character;
      } else if (character === '"') {
        inString = true;
        if (depth === 1) key = '';
      } else if (character === '{' || character === '[') {
        depth += 1;
        if (depth === 2) isDocs = character === '[' && key === 'docs';
        if (depth === 3 && isDocs) start = at;
      } else if (character === '}' || character === ']') {
        depth -= 1;
        if (depth === 2 && isDocs && start >= 0) {
          found.push(entry + chunk.slice(start, at + 1));
          entry = '';
          start = -1;
        }
        if (depth === 1) isDocs = false;
      }
    }
    if (start >= 0) entry += chunk.slice(start);
    return found;
  };
}

function parseEntry(text: string): SearchEntry | undefined {
  try {
    const { location, title, text: content = '' } = JSON.parse(text) as Partial<Record<string, unknown>>;
    if (typeof location !== 'string' || typeof title !== 'string' || typeof content !== 'string')
      return undefined;
    return { location, title, text: content };
  } catch {
    return undefined;
  }
}
