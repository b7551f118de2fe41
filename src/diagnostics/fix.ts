import type { Place } from './place';

/** A change of the YAML that mends a problem. Places are those of the files as they were read. */
export interface ProblemFix {
  /** What it does, as a short imperative sentence: `Rename the key to 'path'.` */
  title: string;
  /** All in one file, not overlapping. */
  edits: FixEdit[];
  /** What it changes, as a unified diff shows it: a line `@@ file:line @@`, then lines that begin with ` `, `-` or `+`. Added where the text of the file is at hand. */
  patch?: string;
}

/** One step of a fix. What a step needs to know of the file's text, such as how to quote or indent, is found when it is applied. */
export type FixEdit =
  /** Writes another value (or another key) in place of the scalar at `place`. Quotes it where YAML needs that. */
  | { kind: 'replace'; place: Place; value: string | number | boolean | null }
  /** Takes away the map entry whose key, or the list item whose value, stands at `place`, with everything below it. */
  | { kind: 'remove'; place: Place }
  /** Sets a key of the map at `place`. */
  | { kind: 'set'; place: Place; key: string; value: unknown }
  /** Moves the later keys of the map at `place` below its first one, as they were meant to be indented. */
  | { kind: 'nest'; place: Place }
  /** Replaces the characters from the start to the end of `place`, for files that cannot be parsed. */
  | { kind: 'text'; place: Place; text: string };
