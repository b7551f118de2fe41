import type { Problem, ProblemFix, Result } from '#diagnostics';
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
import { configLimits } from '../located/configLimits';
import type { LocatedEntry, LocatedMap, LocatedScalar, LocatedValue, Span } from '../located/locatedValue';
import { toPlain } from '../located/toData';
import { createSyntaxProblem } from './syntaxProblem';

type SpanOf = (start: number, end: number) => Span;

/** Thrown to stop a conversion. Converted to a problem at its end. */
class ConversionStop extends Error {
  readonly at: Span;
  constructor(message: string, at: Span) {
    super(message);
    this.at = at;
  }
}

/**
 * Converts a parsed document to located values. Resolves aliases and merge keys. Rejects duplicate keys, keys that are not
 * strings, alias bombs, and nesting beyond the limit.
 */
export function convertDocument(document: Document.Parsed, spanOf: SpanOf): Result<LocatedValue | undefined> {
  const problems: Problem[] = [];
  const conversion = new Conversion(spanOf, problems);
  try {
    const root = document.contents as Node | null;
    return { value: root === null ? undefined : conversion.convert(root, 0), problems };
  } catch (error) {
    if (!(error instanceof ConversionStop)) throw error;
    return { value: undefined, problems: [...problems, createSyntaxProblem(error.message, error.at)] };
  }
}

class Conversion {
  readonly #spanOf: SpanOf;
  readonly #problems: Problem[];
  readonly #anchors = new Map<string, Node>();
  /** Nodes that are being converted. An alias to one of them would recurse without end. */
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
        `Maps and lists in the file exceed the limit of ${configLimits.depth} nested levels.`,
        at,
      );
    }
    this.#count(at);
    if (isAlias(node)) return this.#convertAlias(node, at, depth);
    // The contents of an alias define no new anchors, because anchors are bound in the order of the text.
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
    const duplicate = createSyntaxProblem(
      `Duplicate key '${name}'. It is first defined on line ${first.key?.line}.`,
      entry.key,
      'Remove one of the two keys.',
    );
    const place = { ...entry.key, path: '' };
    // In the contents of an alias, the key is located elsewhere and valid there.
    const isExact = this.#aliasDepth === 0 && print(first.value) === print(entry.value);
    // Further away, the second key may start a list item that has lost its dash.
    const isAdjacent = entry.key.line - (first.value.at?.line ?? 0) <= 1;
    const fix: ProblemFix = {
      title: 'Remove the second of the two keys.',
      applicability: isAdjacent ? 'safe' : 'suggestion',
      edits: [{ kind: 'remove', place }],
    };
    this.#problems.push(isExact ? { ...duplicate, fix } : duplicate);
  }

  #readKey(key: Node, at: Span): string | typeof mergeKey | undefined {
    if (!isScalar(key)) {
      this.#problems.push(
        createSyntaxProblem('A key must be a string, but this one is a map, a list or an alias.', at),
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
      this.#problems.push(
        createSyntaxProblem("The value of the merge key '<<' must be a map or a list of maps.", at),
      );
    }
    return maps;
  }

  #convertAlias(alias: Alias, at: Span, depth: number): LocatedValue {
    const target = this.#anchors.get(alias.source);
    if (target === undefined) {
      // The name is omitted, because it may be a password that starts with an asterisk.
      throw new ConversionStop(
        "This value is an alias, because it starts with '*', but the anchor is not defined before it. If it is not an alias, put it in quotes.",
        at,
      );
    }
    if (this.#open.has(target)) {
      throw new ConversionStop(
        `The alias '*${alias.source}' is part of its own anchor, so it would never end.`,
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
        `The aliases in this file expand to more values than the limit of ${configLimits.aliasedValues}.`,
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

function print(value: LocatedValue): string {
  return JSON.stringify(toPlain(value));
}

/** Returns numbers that JSON does not support, and values with unknown tags, as written. */
function readScalar(node: Node): LocatedScalar['value'] {
  if (!isScalar(node)) return null;
  const { value } = node;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : (node.source ?? String(value));
  return value === null || value === undefined ? null : (node.source ?? null);
}
