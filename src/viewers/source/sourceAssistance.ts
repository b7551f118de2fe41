/** A word that the editor offers. */
export interface SourceCompletion {
  label: string;
  /** A few words behind the label, such as a type. */
  detail?: string;
  /** Shown next to the selected word. */
  info?: string;
  kind?: 'property' | 'value' | 'variable' | 'function';
  /** What is inserted. Default: the label. The cursor is placed after it. */
  insert?: string;
  /** How many characters in front of the typed word are replaced as well. @default 0 */
  before?: number;
}

/** What the editor offers at the cursor. */
export interface SourceCompletions {
  /** Where the typed word starts. */
  from: number;
  options: readonly SourceCompletion[];
}

/** Finds the suggestions at an offset. Returns undefined if there are none. */
export type CompleteSource = (text: string, offset: number) => SourceCompletions | undefined;

/** A problem that the editor underlines. Offsets are in the text. */
export interface SourceProblem {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
}
