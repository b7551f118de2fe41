/** A mistake that someone makes while editing a valid configuration. */
export interface Accident {
  kind: string;
  /** The name of the valid configuration. */
  base: string;
  /** Describes the mistake. */
  change: string;
  original: string;
  text: string;
  /** Lines where the mistake may be reported. One of them is enough. */
  lines: readonly number[];
  /** Whether the text contains enough information to restore the original. */
  canBeFixed: boolean;
}
