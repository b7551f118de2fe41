import type { Place } from './place';

/** Whether a fix can be applied without a decision by a person. */
export type FixApplicability =
  /** Certainly what was meant, and nothing is lost. `--fix` applies it. */
  | 'safe'
  /** Possibly what was meant. A person reads the patch and decides. */
  | 'suggestion';

/**
 * A change of the YAML that fixes a problem. Places refer to the files as they were read. A fix never removes a value, unless it
 * is an exact duplicate, and never changes another file than the one with the mistake.
 */
export interface ProblemFix {
  /** A short imperative sentence, such as `Rename the key to 'path'.` */
  title: string;
  /** The opinion of the code that found the fix. A safe fix that turns out to lose something becomes a suggestion. */
  applicability: FixApplicability;
  /** Edits of one file that do not overlap. */
  edits: FixEdit[];
  /**
   * The change as a unified diff: `@@ file:line @@`, then lines that start with ` `, `-` or `+`. Set if the text of the
   * file is available.
   */
  patch?: string;
}

/**
 * One step of a fix. Quoting and indentation are decided when it is applied, because they depend on the text of the file.
 */
export type FixEdit =
  /** Replaces the scalar or the key at `place`. Adds quotes if YAML needs them. */
  | { kind: 'replace'; place: Place; value: string | number | boolean | null }
  /**
   * Removes the map entry whose key is at `place`, or the list item whose value is at `place`, with everything below it.
   */
  | { kind: 'remove'; place: Place }
  /** Sets a key of the map at `place`. */
  | { kind: 'set'; place: Place; key: string; value: unknown }
  /** Indents all keys of the map at `place` except the first one, so that they are below the first one. */
  | { kind: 'nest'; place: Place }
  /** Replaces the characters of `place`, for files that cannot be parsed. */
  | { kind: 'text'; place: Place; text: string };
