/** The text of a file. */
export interface LoadedText {
  text: string;
  /** Identifies this version of the text. */
  mark: string;
}
