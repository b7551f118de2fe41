import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';

/** A range of characters. The end is exclusive. */
export type Span = readonly [start: number, end: number];

/** An entry of a map or an item of a list in a valid configuration. */
export interface Site {
  /** Keys and indexes from the root. */
  path: ReadonlyArray<string | number>;
  /** The key, if this is an entry of a map. */
  key?: Span;
  /** The value. Empty if the key has none. */
  value: Span;
  data: unknown;
  /** The other entries of the map. */
  siblings: readonly Site[];
  isFlow: boolean;
}

/** A valid configuration and all its entries and items. */
export interface Base {
  name: string;
  text: string;
  /** Whether it is part of the project. */
  isOwn: boolean;
  sites: Site[];
  lineAt(offset: number): number;
}

/** Parses a valid configuration. */
export function readBase(name: string, text: string, isOwn = true): Base {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  if (document.errors.length > 0)
    throw new Error(`The base '${name}' is not valid YAML: ${document.errors[0]?.message}`);
  const sites: Site[] = [];
  collect(document.contents, [], sites);
  return { name, text, isOwn, sites, lineAt: (offset) => counter.linePos(offset).line };
}

function collect(node: unknown, path: Site['path'], sites: Site[]): void {
  if (isMap(node)) {
    const entries: Site[] = [];
    for (const pair of node.items) {
      const site = toEntry(pair as Pair<Node, Node | null>, path, entries, node.flow === true);
      entries.push(site);
      sites.push(site);
      collect(pair.value, site.path, sites);
    }
  } else if (isSeq(node)) {
    node.items.forEach((item, index) => {
      const child = item as Node;
      sites.push({
        path: [...path, index],
        value: spanOf(child),
        data: child.toJSON(),
        siblings: [],
        isFlow: node.flow === true,
      });
      collect(child, [...path, index], sites);
    });
  }
}

function toEntry(
  { key, value }: Pair<Node, Node | null>,
  path: Site['path'],
  siblings: readonly Site[],
  isFlow: boolean,
): Site {
  const name = isScalar(key) ? String(key.value) : '';
  const keySpan = spanOf(key);
  return {
    path: [...path, name],
    key: keySpan,
    value: value ? spanOf(value) : [keySpan[1] + 1, keySpan[1] + 1],
    data: value ? value.toJSON() : null,
    siblings,
    isFlow,
  };
}

function spanOf(node: Node): Span {
  const [start, end] = node.range ?? [0, 0];
  return [start, end];
}

/** Replaces a span of a text. */
export function replaceSpan(text: string, [start, end]: Span, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/**
 * Checks whether the path of a site matches a pattern. `*` matches one key or index, `**` at the end matches the rest, as in
 * `app extensions * * config **`.
 */
export function isAt({ path }: Pick<Site, 'path'>, form: string): boolean {
  const words = form.split(' ');
  const open = words.at(-1) === '**';
  if (open ? path.length < words.length : path.length !== words.length) return false;
  return words.every((word, index) => word === '*' || word === '**' || word === String(path[index]));
}
