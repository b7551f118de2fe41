const codeOf = (character: string): number => character.charCodeAt(0);
const QUOTE = codeOf('"');
const BACKSLASH = codeOf('\\');
const COMMA = codeOf(',');
const COLON = codeOf(':');
const OPEN_LIST = codeOf('[');
const CLOSE_LIST = codeOf(']');
const OPEN_MAP = codeOf('{');
const CLOSE_MAP = codeOf('}');

/**
 * Goes through JSON as `JSON.stringify` prints it, without spaces, and skips what is not needed. All methods throw a `SyntaxError` for
 * other texts.
 */
export class JsonScanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The offset of the next character. */
  get at(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  get isAtMap(): boolean {
    return this.#next() === OPEN_MAP;
  }

  /** The text from an offset up to here. */
  since(start: number): string {
    return this.#text.slice(start, this.#at);
  }

  enterMap(): void {
    this.#expect(OPEN_MAP);
  }

  /** Goes to the next key of a map. `undefined` at its end, which is skipped. */
  nextKey(isFirst: boolean): string | undefined {
    if (this.#next() === CLOSE_MAP) {
      this.#at += 1;
      return undefined;
    }
    if (!isFirst) this.skipComma();
    const start = this.#at;
    this.#skipText();
    const key = this.#text.slice(start + 1, this.#at - 1);
    this.#expect(COLON);
    return key.includes('\\') ? (JSON.parse(`"${key}"`) as string) : key;
  }

  skipComma(): void {
    this.#expect(COMMA);
  }

  skipValue(): void {
    const first = this.#next();
    if (first === QUOTE) this.#skipText();
    else if (first === OPEN_MAP || first === OPEN_LIST) this.#skipNested();
    else this.#skipWord();
  }

  #skipNested(): void {
    let depth = 0;
    do {
      const code = this.#next();
      if (code === QUOTE) {
        this.#skipText();
        continue;
      }
      if (code === OPEN_MAP || code === OPEN_LIST) depth += 1;
      else if (code === CLOSE_MAP || code === CLOSE_LIST) depth -= 1;
      this.#at += 1;
    } while (depth > 0);
  }

  /** Skips a number, `true`, `false` or `null`. */
  #skipWord(): void {
    for (let code = this.#next(); code !== COMMA && code !== CLOSE_MAP; code = this.#next()) this.#at += 1;
  }

  #skipText(): void {
    this.#expect(QUOTE);
    let end = this.#text.indexOf('"', this.#at);
    while (this.#isEscaped(end)) end = this.#text.indexOf('"', end + 1);
    if (end < 0) throw new SyntaxError('A text in a stored entity has no end.');
    this.#at = end + 1;
  }

  #isEscaped(at: number): boolean {
    let before = at - 1;
    while (this.#text.charCodeAt(before) === BACKSLASH) before -= 1;
    return (at - before) % 2 === 0;
  }

  #expect(code: number): void {
    if (this.#next() !== code) throw new SyntaxError(`A stored entity is not valid JSON at ${this.#at}.`);
    this.#at += 1;
  }

  #next(): number {
    if (this.#at >= this.#text.length) throw new SyntaxError('A stored entity ends too early.');
    return this.#text.charCodeAt(this.#at);
  }
}
