/** A definition in a text. Items are flat and in the order of the text, so that deep nesting costs nothing. */
export interface OutlineItem<TKind extends string = string> {
  kind: TKind;
  name: string;
  /** Starting at 1. */
  line: number;
  /** The number of items around it. */
  depth: number;
  /** The request and the response of an rpc. */
  signature?: string;
  /** Which side of an rpc sends a stream. */
  streams?: 'client' | 'server' | 'both';
}

/** What an outline reports about a text that is not complete. */
export interface OutlineProblem<TProblem extends string = string> {
  code: TProblem;
  line: number;
}

/** The definitions in a text, and the first problem. */
export interface Outline<TKind extends string = string, TProblem extends string = string> {
  items: Array<OutlineItem<TKind>>;
  problem?: OutlineProblem<TProblem>;
}
