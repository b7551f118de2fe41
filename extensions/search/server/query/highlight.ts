import { randomUUID } from 'node:crypto';
import type { SearchHighlight } from '../../protocol';
import type { HighlightSettings } from '../ports/searchSettings';
import { splitWords, type WordGroup } from '../words';
import type { Finder, Mark } from './createFinder';

/** Longer texts are searched only around the first places with the letters of a word. */
const MAX_SPLIT = 800;
const AROUND = 250;
const MAX_PLACES = 4;

/** Creates a tag that no one can guess, and that occurs in none of the texts. */
export function createTag(texts: readonly string[], createId: () => string = randomUUID): string {
  const id = createId();
  return texts.some((text) => text.includes(id)) ? createTag(texts, createId) : id;
}

/** Returns the parts of a document's texts that can contain found words. */
export function listExcerpts(document: Readonly<Record<string, unknown>>, { pattern }: Finder): Excerpts {
  return new Map(
    Object.entries(document).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, listParts(value, pattern).map(splitPart)]] : [],
    ),
  );
}

/** Excerpts by field. */
export type Excerpts = ReadonlyMap<string, readonly Excerpt[]>;

interface Excerpt {
  text: string;
  groups: readonly WordGroup[];
}

const splitPart = (text: string): Excerpt => ({ text, groups: splitWords(text) });

/** Marks the found words in the fields of a document. Fields without one are absent. */
export function highlight(
  excerpts: Excerpts,
  tag: string,
  finder: Finder,
  settings: HighlightSettings,
): SearchHighlight {
  const tags = { preTag: `<${tag}>`, postTag: `</${tag}>` };
  const fields: Record<string, string> = {};
  for (const [field, parts] of excerpts) {
    const fragments = parts.flatMap((part) =>
      listFragments(part, finder, field === 'text' ? settings : WHOLE),
    );
    const chosen = fragments
      .toSorted((a, b) => b.found - a.found)
      .slice(0, field === 'text' ? settings.maxFragments : 1);
    if (chosen.length === 0) continue;
    fields[field] = fragments
      .filter((fragment) => chosen.includes(fragment))
      .map(({ text, marks }) => printMarks(text, marks, tags))
      .join(settings.fragmentDelimiter);
  }
  return { ...tags, fields };
}

const WHOLE = { maxWords: Number.POSITIVE_INFINITY };

/** Cuts the surroundings of the first matches from a long text, at spaces. */
function listParts(text: string, pattern: RegExp): string[] {
  if (text.length <= MAX_SPLIT) return [text];
  const parts: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(pattern)) {
    if (index < end) continue;
    const start = index <= AROUND ? 0 : cutAtSpace(text, Math.max(index - AROUND, end), index);
    end = Math.min(index + AROUND, text.length);
    parts.push(text.slice(start, end));
    if (parts.length === MAX_PLACES) break;
  }
  return parts;
}

function cutAtSpace(text: string, from: number, to: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < to ? space + 1 : from;
}

interface Fragment {
  text: string;
  marks: Mark[];
  /** The number of different words that were found. */
  found: number;
}

/** A text with few more words than a fragment is not cut. */
const TOLERANCE = 1.1;
/** Words before the first found word of a fragment. */
const LEAD = 5;

/** Cuts a text into fragments with found words, of at most `maxWords` words. */
function listFragments(
  { text, groups }: Excerpt,
  finder: Finder,
  { maxWords }: Pick<HighlightSettings, 'maxWords'>,
): Fragment[] {
  const found = groups.map((group) => finder.find(group));
  const fragments: Fragment[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    if (found[at]?.length === 0) continue;
    const isWhole = groups.length <= maxWords * TOLERANCE;
    const first = isWhole ? 0 : Math.max(at - Math.min(LEAD, Math.floor(maxWords / 3)), 0);
    const last = isWhole ? groups.length - 1 : Math.min(first + maxWords, groups.length) - 1;
    const start = first === 0 ? 0 : (groups[first]?.words[0]?.start ?? 0);
    const end = last === groups.length - 1 ? text.length : (groups[last]?.words.at(-1)?.end ?? text.length);
    fragments.push(createFragment(text, found.slice(first, last + 1).flat(), start, end));
    at = last;
  }
  return fragments;
}

function createFragment(text: string, marks: readonly Mark[], start: number, end: number): Fragment {
  const cut = text.slice(start, end);
  const moved = marks.map((mark) => ({ start: mark.start - start, end: mark.end - start }));
  return {
    text: cut,
    marks: moved,
    found: new Set(moved.map((mark) => cut.slice(mark.start, mark.end).toLowerCase())).size,
  };
}

function printMarks(
  text: string,
  marks: readonly Mark[],
  { preTag, postTag }: { preTag: string; postTag: string },
): string {
  let printed = '';
  let at = 0;
  for (const { start, end } of marks) {
    printed += text.slice(at, start) + preTag + text.slice(start, end) + postTag;
    at = end;
  }
  return printed + text.slice(at);
}

/** Adds the words of excerpts, to look up their stems. */
export function collectWords(excerpts: Excerpts, collected: Set<string>): void {
  for (const parts of excerpts.values())
    for (const { groups } of parts)
      for (const { words } of groups)
        for (const { lower, isUnspaced } of words) if (!isUnspaced) collected.add(lower);
}
