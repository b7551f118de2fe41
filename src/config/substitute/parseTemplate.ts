import { configLimits } from '../limits';

/** A text with references to variables: literal parts and references, in order. */
export type Template = ReadonlyArray<string | VariableReference>;

export interface VariableReference {
  name: string;
  /** What stands after `:-`. */
  fallback?: Template;
}

/**
 * Splits a text at its references.
 *
 * `${NAME}` refers to a variable. `${NAME:-text}` has a default, in which references may stand again and braces have to
 * balance. `$${` is an escaped `${`. A `${` without its `}` is plain text. Returns `undefined` when defaults nest deeper
 * than the limit.
 */
export function parseTemplate(text: string): Template | undefined {
  if (!text.includes('${')) return [text];
  const parser = new TemplateParser(text);
  const template = parser.parse(0);
  return parser.tooDeep ? undefined : template;
}

/** `${NAME}` or the opening `${NAME:-`. A name holds no braces and no `$`. */
const opening = /\$\{([^{}$]*?)(:-|\})/y;

/** Reads every character once: nothing is tried twice, whatever the text. */
class TemplateParser {
  tooDeep = false;
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads up to the end of the text or, inside of a default, up to the `}` that closes it, which stays unread. */
  parse(depth: number): Template {
    const parts: Array<string | VariableReference> = [];
    let openBraces = 0;
    while (this.#position < this.#text.length && !this.tooDeep) {
      const piece = this.#readPiece(depth);
      if (piece === '}' && depth > 0 && openBraces === 0) {
        this.#position -= 1;
        break;
      }
      if (piece === '{' || piece === '${') openBraces += 1;
      if (piece === '}' && openBraces > 0) openBraces -= 1;
      if (typeof piece === 'string') parts.push(piece);
      else for (const part of piece) parts.push(part);
    }
    return joinLiterals(parts);
  }

  #readPiece(depth: number): string | Template {
    if (this.#text.startsWith('$${', this.#position)) {
      this.#position += 3;
      return '${';
    }
    opening.lastIndex = this.#position;
    const match = opening.exec(this.#text);
    if (match !== null) return this.#readReference(match, depth);
    this.#position += 1;
    return this.#text[this.#position - 1] ?? '';
  }

  #readReference([raw, name = '', end]: RegExpExecArray, depth: number): Template {
    this.#position += raw.length;
    if (end === '}') return [{ name: name.trim() }];
    if (depth >= configLimits.nestedDefaults) this.tooDeep = true;
    const fallback = this.parse(depth + 1);
    if (this.#text[this.#position] !== '}') return [raw, ...fallback];
    this.#position += 1;
    return [{ name: name.trim(), fallback }];
  }
}

function joinLiterals(parts: Template): Template {
  const joined: Array<string | VariableReference> = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
