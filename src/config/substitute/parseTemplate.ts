import { configLimits } from '../located/configLimits';

/** A parsed text: literal parts and variable references, in order. */
export type Template = ReadonlyArray<string | VariableReference>;

export interface VariableReference {
  name: string;
  /** The default after `:-`. */
  fallback?: Template;
}

/**
 * Parses the variable references in a text.
 *
 * `${NAME}` refers to a variable. `${NAME:-text}` has a default, which can contain references and must have balanced braces.
 * `$${` is an escaped `${`. `${` without `}` is plain text. Returns `undefined` if defaults nest deeper than the limit.
 */
export function parseTemplate(text: string): Template | undefined {
  if (!text.includes('${')) return [text];
  const parser = new TemplateParser(text);
  const template = parser.parse(0);
  return parser.tooDeep ? undefined : template;
}

/** Matches `${NAME}` or the start of a default, `${NAME:-`. A name cannot contain braces or `$`. */
const opening = /\$\{([^{}$]*?)(:-|\})/y;

/** A parser without backtracking: it reads each character once. */
class TemplateParser {
  tooDeep = false;
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Parses to the end of the text or, inside a default, to its closing `}`, which is not consumed. */
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
