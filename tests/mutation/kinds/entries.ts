import { type Base, isAt, replaceSpan, type Site } from '../base';
import type { Mutant } from '../mutant';

/** Extensions with an input of one of their descendants. */
const cycles: { readonly [id in string]: { id: string; input: string } } = {
  'page:catalog': { id: 'catalog-filter:catalog/list', input: 'filters' },
  'page:catalog/entity': { id: 'entity-content:catalog/overview', input: 'cards' },
  'app/routes': { id: 'page:catalog', input: 'filters' },
  'page:user-settings': { id: 'sub-page:user-settings/general', input: 'pages' },
  'entity-content:catalog/overview': { id: 'entity-card:catalog/about', input: 'iconLinks' },
};

const printPoint = ({ id, input }: { id: string; input: string }) =>
  `{ attachTo: { id: ${id}, input: ${input} } }`;

interface Entry {
  id: string;
  site: Site;
}

function listEntries(base: Base): Entry[] {
  return base.sites.flatMap((site) => {
    if (isAt(site, 'app extensions * *')) return [{ id: String(site.path.at(-1)), site }];
    return isAt(site, 'app extensions *') && typeof site.data === 'string' ? [{ id: site.data, site }] : [];
  });
}

/** Replaces the value of an entry. */
function replaceEntry(base: Base, { id, site }: Entry, value: string, kind: string): Mutant {
  const start = site.key ? site.key[0] : site.value[0];
  const trailing = /\s*$/.exec(base.text.slice(start, site.value[1]))?.[0] ?? '';
  return {
    kind,
    base: base.name,
    change: `${id}: ${value}`,
    text: replaceSpan(base.text, [start, Math.max(site.value[1], start)], `${id}: ${value}${trailing}`),
    lines: [base.lineAt(start)],
  };
}

/** Extensions attached to themselves or to their descendants. */
export function createCycles(base: Base): Mutant[] {
  return listEntries(base).flatMap((entry) => {
    const points = [{ id: entry.id, input: 'children' }, cycles[entry.id]].filter(
      (point) => point !== undefined,
    );
    return points.map((point) => replaceEntry(base, entry, printPoint(point), 'attachment cycle'));
  });
}

/** Extensions attached to extensions that are not installed. */
export function loseParents(base: Base): Mutant[] {
  return listEntries(base).map((entry) =>
    replaceEntry(
      base,
      entry,
      printPoint({ id: 'page:harbour-tides/board', input: 'cards' }),
      'unknown parent',
    ),
  );
}

/** Entries for extensions that are not installed. */
export function nameUnknown(base: Base): Mutant[] {
  return listEntries(base)
    .slice(0, 5)
    .map((entry, index) => {
      const mutant = replaceEntry(
        base,
        { ...entry, id: `page:harbour-tides/board-${index}` },
        'true',
        'unknown id',
      );
      return mutant;
    });
}

/** Two pages with the same path, written in different ways. */
export function sharePaths(base: Base): Mutant[] {
  const entries = listEntries(base).filter(({ id }) => /^page:(catalog|user-settings)$/.test(id));
  return entries.flatMap((entry) =>
    entries
      .filter((other) => other !== entry)
      .flatMap((other) => {
        const path = pathOf(base, other);
        return [path, `${path}/`, path.slice(1), '/catalog/:a/:b/:c'].map((same) => {
          const mutant = replaceEntry(base, entry, `{ config: { path: '${same}' } }`, 'two pages on a path');
          return { ...mutant, lines: [...mutant.lines, ...linesAfter(mutant, other.id)] };
        });
      }),
  );
}

function pathOf(base: Base, { id }: Entry): string {
  const site = base.sites.find((candidate) => isAt(candidate, `app extensions * ${id} config path`));
  return typeof site?.data === 'string' ? site.data : id === 'page:catalog' ? '/catalog' : '/settings';
}

/** Lines of the other page in the changed text. */
function linesAfter({ text }: Mutant, id: string): number[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`- ['"]?${id}['"]?(:|$)`).test(line));
  const path = lines.findIndex((line, index) => index > start && /^\s+path:/.test(line));
  return [start + 1, path + 1];
}

/** Redirect loops. */
export function loopRedirects(base: Base): Mutant[] {
  const entry = listEntries(base).find(({ id }) => id === 'app/routes');
  if (!entry) return [];
  const loops = [
    ['/a', '/a'],
    ['/a', '/b', '/a'],
    ['/a', '/b', '/c', '/a'],
    ['/', '/a', '/'],
    ['/a/', '/b', '/a'],
    ['/ok', '/a', '/b', '/a'],
  ];
  return loops.map((stops) => {
    const redirects = stops.slice(1).map((to, index) => `{ from: ${stops[index]}, to: ${to} }`);
    return replaceEntry(base, entry, `{ config: { redirects: [${redirects.join(', ')}] } }`, 'redirect loop');
  });
}

/** Extensions that are listed twice, with the same or another entry. */
export function repeatEntries(base: Base): Mutant[] {
  const entries = listEntries(base);
  const last = entries.at(-1);
  if (!last) return [];
  return entries.slice(0, -1).map((entry, index) => {
    const end = last.site.value[1];
    const column = base.text.lastIndexOf('- ', last.site.key?.[0] ?? last.site.value[0]);
    const indent = ' '.repeat(column - base.text.lastIndexOf('\n', column) - 1);
    const at = endOfLine(base.text, end);
    const line = index % 2 === 0 ? `${indent}- ${entry.id}\n` : `${indent}- ${entry.id}: false\n`;
    const text = replaceSpan(base.text, [at, at], line);
    const first = base.lineAt(entry.site.key?.[0] ?? entry.site.value[0]);
    return {
      kind: 'duplicate entry',
      base: base.name,
      change: line.trim(),
      text,
      lines: [base.lineAt(at - 1) + 1, first],
    };
  });
}

/** Returns the start of the next line, or the offset if it is at the start of a line. */
function endOfLine(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const at = text.indexOf('\n', offset);
  return at < 0 ? text.length : at + 1;
}
