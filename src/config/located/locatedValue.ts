/** A range of a file. Lines and columns start at 1. The end is exclusive. */
export interface Span {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/**
 * A configuration value with its place. Every stage (parse, substitute, merge, validate, filter) takes and returns this tree, so
 * that values keep their places. Values are immutable.
 */
export type LocatedValue = LocatedScalar | LocatedList | LocatedMap;

export interface LocatedScalar {
  kind: 'scalar';
  value: string | number | boolean | null;
  at?: Span | undefined;
  /** Whether the value comes from a variable or a file. */
  filledIn?: boolean;
}

export interface LocatedList {
  kind: 'list';
  items: readonly LocatedValue[];
  at?: Span | undefined;
}

export interface LocatedMap {
  kind: 'map';
  /** A Map instead of an object, because keys such as `__proto__` are ordinary data here. */
  entries: ReadonlyMap<string, LocatedEntry>;
  at?: Span | undefined;
}

export interface LocatedEntry {
  /** The place of the key. */
  key?: Span | undefined;
  value: LocatedValue;
}

/** An empty map without a place. */
export const emptyMap: LocatedMap = { kind: 'map', entries: new Map() };
