import { Composer, type CST, type Document, Lexer, type LineCounter, Parser, YAMLParseError } from 'yaml';
import { configLimits } from '../located/configLimits';

/** The maximum size of the parser's stack, which contains the document and the current value in addition to maps and lists. */
const maxOpen = configLimits.depth + 4;

/** The conversion finds duplicate keys, because the parser would compare every key with every other one. */
const options = { merge: true, prettyErrors: false, uniqueKeys: false } as const;

/**
 * Parses one YAML document like `parseDocument` of the library, but stops if maps and lists are nested too deeply.
 *
 * The library builds documents recursively, so a text of a thousand dashes can exhaust the stack. This cannot always be caught:
 * inside a regular expression, it ends the process.
 */
export function parseBounded(text: string, lines?: LineCounter): Document.Parsed {
  const { tokens, deepAt } = readTokens(text, lines);
  const [document, second] = withoutStacks(() => {
    const [first, next] = new Composer(options).compose(
      deepAt === undefined ? tokens : [],
      true,
      text.length,
    );
    return [first, next];
  });
  if (!document) throw new Error('The YAML parser gives a document for every text.');
  if (deepAt !== undefined) {
    const message = `Maps and lists exceed ${configLimits.depth} nested levels`;
    document.errors.push(new YAMLParseError([deepAt, deepAt + 1], 'RESOURCE_EXHAUSTION', message));
  }
  if (second) {
    const [start, end] = second.range;
    document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', 'A second document starts here'));
  }
  return document;
}

/**
 * Runs the parser without collecting stack traces. It creates tens of thousands of errors for files that are not YAML, and
 * collecting their stack traces took most of the time.
 */
function withoutStacks<T>(run: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function readTokens(text: string, lines?: LineCounter): { tokens: CST.Token[]; deepAt?: number } {
  const parser = new Parser(lines?.addNewLine);
  const tokens: CST.Token[] = [];
  lines?.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > maxOpen) return { tokens, deepAt: parser.offset };
  }
  for (const token of parser.end()) tokens.push(token);
  return { tokens };
}
