import type { JsonObject, JsonValue } from '#model';
import type { EntityFields, PrintedEntity } from '../ports/reader';
import { setOwn } from './setOwn';

/**
 * Parses the parts of a printed entity that these paths can lead to, and skips the others, because lists of a few fields of
 * all entities are common. Keys can contain dots, so a path leads to every key that it starts with.
 *
 * @throws SyntaxError if the text is not JSON as `JSON.stringify` prints it, without spaces
 */
export function parseFields(printed: PrintedEntity, fields: EntityFields): JsonObject {
  return new FieldScanner(printed).readObject(fields);
}

const codeOf = (character: string): number => character.charCodeAt(0);
const QUOTE = codeOf('"');
const BACKSLASH = codeOf('\\');
const COMMA = codeOf(',');
const COLON = codeOf(':');
const DOT = codeOf('.');
const OPEN_LIST = codeOf('[');
const CLOSE_LIST = codeOf(']');
const OPEN_MAP = codeOf('{');
const CLOSE_MAP = codeOf('}');

class FieldScanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readObject(paths: readonly string[]): JsonObject {
    const object: JsonObject = {};
    this.#expect(OPEN_MAP);
    for (let isFirst = true; this.#next() !== CLOSE_MAP; isFirst = false) {
      if (!isFirst) this.#expect(COMMA);
      this.#readEntry(object, paths);
    }
    this.#at += 1;
    return object;
  }

  #readEntry(object: JsonObject, paths: readonly string[]): void {
    const key = this.#readKey();
    this.#expect(COLON);
    if (paths.includes(key)) {
      setOwn(object, key, this.#readValue());
      return;
    }
    const below = paths.filter((path) => path.charCodeAt(key.length) === DOT && path.startsWith(key));
    if (below.length === 0 || this.#next() !== OPEN_MAP) this.#skipValue();
    else setOwn(object, key, this.readObject(below.map((path) => path.slice(key.length + 1))));
  }

  #readKey(): string {
    const start = this.#at;
    this.#skipText();
    const key = this.#text.slice(start + 1, this.#at - 1);
    return key.includes('\\') ? (JSON.parse(`"${key}"`) as string) : key;
  }

  #readValue(): JsonValue {
    const start = this.#at;
    this.#skipValue();
    return JSON.parse(this.#text.slice(start, this.#at)) as JsonValue;
  }

  #skipValue(): void {
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
