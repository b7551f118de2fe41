import { Composer, type CST, type Document, Lexer, type LineCounter, Parser, YAMLParseError } from 'yaml';
import { configLimits } from '../limits';

/** On the parser's stack stand, besides maps and lists, the document and the value that is being read. */
const mostOpen = configLimits.depth + 4;

/** Keys that stand twice are for the conversion to find: the parser compares every key with every other one. */
const options = { merge: true, prettyErrors: false, uniqueKeys: false } as const;

/**
 * Parses one YAML document, as `parseDocument` of the library does, but stops where maps and lists nest too deeply.
 *
 * The library builds a document by recursion, and a text of a thousand dashes is enough to use the stack up. That is not
 * always an error that could be caught: where it happens inside of a regular expression, it ends the process.
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
    const message = `Maps and lists nest more than ${configLimits.depth} levels deep`;
    document.errors.push(new YAMLParseError([deepAt, deepAt + 1], 'RESOURCE_EXHAUSTION', message));
  }
  if (second) {
    const [start, end] = second.range;
    document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', 'A second document begins here'));
  }
  return document;
}

/**
 * Runs the parser while errors are made without the stack of their calls. It makes one for every sign that it stumbles over,
 * tens of thousands in a file that is something else than YAML, and looking up the stack took most of the time.
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
    if (parser.stack.length > mostOpen) return { tokens, deepAt: parser.offset };
  }
  for (const token of parser.end()) tokens.push(token);
  return { tokens };
}
