/** What the languages of the texts know about words. */
export interface Stemmer {
  /** Looks up words, so that the other methods know them. Words are in lower case, with accents. */
  load(words: Iterable<string>): Promise<void>;
  /** The stems of a word in all languages, without accents. */
  stemsOf(word: string): readonly string[];
  /** Whether a language ignores the word, such as `the`. */
  isStopWord(word: string): boolean;
}
