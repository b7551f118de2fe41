import type { Problem, Result } from '#diagnostics';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Alias,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import { configLimits } from '../limits';
import type { LocatedEntry, LocatedMap, LocatedScalar, LocatedValue, Span } from '../located/locatedValue';
import { createSyntaxProblem } from './syntaxProblem';

type SpanOf = (start: number, end: number) => Span;

/** Raised inside one conversion to leave its recursion; turned into a problem at its end. */
class ConversionStop extends Error {
  readonly at: Span;
  constructor(message: string, at: Span) {
    super(message);
    this.at = at;
  }
}

/** The values of a document, what is wrong with them, and of each key that stands twice where it stands first. */
export interface ConvertedDocument extends Result<LocatedValue | undefined> {
  twins: ReadonlyMap<Problem, Span>;
}

/**
 * Turns a parsed document into located values: resolves aliases and merge keys, and refuses duplicate keys, keys that are no
 * text, alias bombs and nesting beyond the limit.
 */
export function convertDocument(document: Document.Parsed, spanOf: SpanOf): ConvertedDocument {
  const problems: Problem[] = [];
  const conversion = new Conversion(spanOf, problems);
  const { twins } = conversion;
  try {
    const root = document.contents as Node | null;
    return { value: root === null ? undefined : conversion.convert(root, 0), problems, twins };
  } catch (error) {
    if (!(error instanceof ConversionStop)) throw error;
    return { value: undefined, problems: [...problems, createSyntaxProblem(error.message, error.at)], twins };
  }
}

class Conversion {
  readonly twins = new Map<Problem, Span>();
  readonly #spanOf: SpanOf;
  readonly #problems: Problem[];
  readonly #anchors = new Map<string, Node>();
  /** Nodes whose conversion has begun and not ended: an alias to one of them would never end. */
  readonly #open = new Set<Node>();
  #aliasDepth = 0;
  #aliasedValues = 0;

  constructor(spanOf: SpanOf, problems: Problem[]) {
    this.#spanOf = spanOf;
    this.#problems = problems;
  }

  convert(node: Node, depth: number): LocatedValue {
    const at = this.#at(node);
    if (depth > configLimits.depth) {
      throw new ConversionStop(
        `The file nests maps and lists too deeply; at most ${configLimits.depth} levels are read.`,
        at,
      );
    }
    this.#count(at);
    if (isAlias(node)) return this.#convertAlias(node, at, depth);
    // An alias of an alias' content defines no new anchor: names are bound once, in the order of the text.
    if (node.anchor !== undefined && this.#aliasDepth === 0) this.#anchors.set(node.anchor, node);
    this.#open.add(node);
    const value = this.#convertContent(node, at, depth);
    this.#open.delete(node);
    return value;
  }

  #convertContent(node: Node, at: Span, depth: number): LocatedValue {
    if (isMap(node)) return this.#convertMap(node, at, depth);
    if (isSeq(node)) {
      const items = node.items.map((item) => this.#convertOptional(item as Node | null, at, depth + 1));
      return { kind: 'list', items, at };
    }
    return { kind: 'scalar', value: readScalar(node), at };
  }

  #convertOptional(node: Node | null, parent: Span, depth: number): LocatedValue {
    return node === null ? { kind: 'scalar', value: null, at: parent } : this.convert(node, depth);
  }

  #convertMap(map: YAMLMap, at: Span, depth: number): LocatedMap {
    const entries = new Map<string, LocatedEntry>();
    const merged: LocatedMap[] = [];
    for (const pair of map.items as Array<Pair<Node, Node | null>>) {
      const key = this.#at(pair.key);
      const value = this.#convertOptional(pair.value, key, depth + 1);
      const name = this.#readKey(pair.key, key);
      if (name === mergeKey) merged.push(...this.#readMergeSources(value, key));
      else if (name !== undefined) this.#addEntry(entries, name, { key, value });
    }
    for (const source of merged) {
      for (const [name, entry] of source.entries) if (!entries.has(name)) entries.set(name, entry);
    }
    return { kind: 'map', entries, at };
  }

  #addEntry(entries: Map<string, LocatedEntry>, name: string, entry: LocatedEntry & { key: Span }): void {
    const first = entries.get(name);
    if (first === undefined) {
      entries.set(name, entry);
      return;
    }
    const problem = createSyntaxProblem(
      `The key '${name}' stands twice in one map; it is on line ${first.key?.line} already.`,
      entry.key,
      'Keep one of the two.',
    );
    const place = { ...entry.key, path: '' };
    const fix = { title: 'Remove the second of the two.', edits: [{ kind: 'remove' as const, place }] };
    // Behind an alias the key stands elsewhere, where it is right.
    const told = this.#aliasDepth === 0 ? { ...problem, fix } : problem;
    this.#problems.push(told);
    if (this.#aliasDepth === 0 && first.key) this.twins.set(told, first.key);
  }

  #readKey(key: Node, at: Span): string | typeof mergeKey | undefined {
    if (!isScalar(key)) {
      this.#problems.push(
        createSyntaxProblem('A key must be a text, and this one is a map, a list or an alias.', at),
      );
      return undefined;
    }
    if (typeof key.value === 'symbol') return mergeKey;
    return String(key.value);
  }

  #readMergeSources(value: LocatedValue, at: Span): LocatedMap[] {
    const sources = value.kind === 'list' ? value.items : [value];
    const maps = sources.filter((source) => source.kind === 'map');
    if (maps.length !== sources.length) {
      this.#problems.push(createSyntaxProblem("The merge key '<<' takes a map or a list of maps.", at));
    }
    return maps;
  }

  #convertAlias(alias: Alias, at: Span, depth: number): LocatedValue {
    const target = this.#anchors.get(alias.source);
    if (target === undefined) {
      // Not named: it may be a password that begins with an asterisk.
      throw new ConversionStop(
        "'*' makes an alias of this value, and no anchor of its name stands before it. A text that begins with '*' needs quotes.",
        at,
      );
    }
    if (this.#open.has(target)) {
      throw new ConversionStop(
        `The alias '*${alias.source}' stands inside of what it names, so it would never end.`,
        at,
      );
    }
    this.#aliasDepth += 1;
    const value = this.convert(target, depth);
    this.#aliasDepth -= 1;
    return { ...value, at };
  }

  #count(at: Span): void {
    if (this.#aliasDepth === 0) return;
    this.#aliasedValues += 1;
    if (this.#aliasedValues > configLimits.aliasedValues) {
      throw new ConversionStop(
        `The aliases of this file stand for more than ${configLimits.aliasedValues} values together, which is the limit.`,
        at,
      );
    }
  }

  #at(node: Node): Span {
    const [start, end] = node.range ?? [0, 0];
    return this.#spanOf(start, end);
  }
}

const mergeKey = Symbol('merge key');

/** YAML has numbers that JSON has not; those and values of unknown tags are taken as the text that was written. */
function readScalar(node: Node): LocatedScalar['value'] {
  if (!isScalar(node)) return null;
  const { value } = node;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : (node.source ?? String(value));
  return value === null || value === undefined ? null : (node.source ?? null);
}
