import { createLowlight } from 'lowlight';
import type { CodeLine, CodeToken, CodeTokenKind } from './codeTokens';
import { findCodeLanguage } from './codeLanguages';
import { resolveTokenKind } from './tokenKinds';

const highlighter = createLowlight();

/**
 * Splits code into lines of highlighted tokens. Joined with line feeds, they are the code again.
 *
 * @throws if the grammar cannot be loaded
 */
export async function highlightCode(code: string, language: string): Promise<CodeLine[]> {
  const found = findCodeLanguage(language);
  if (!found) return code.split('\n').map((line) => [[line]]);
  await Promise.all([found.id, ...(embedded[found.id] ?? [])].map(loadGrammar));
  const lines: CodeToken[][] = [[]];
  collectTokens(highlighter.highlight(found.id, code), undefined, lines);
  return lines;
}

/** The languages that can be embedded in a language. */
const embedded: Readonly<Record<string, readonly string[]>> = {
  javascript: ['xml'],
  typescript: ['xml'],
  markdown: ['xml'],
  xml: ['css', 'javascript'],
};

async function loadGrammar(id: string): Promise<void> {
  const grammar = await findCodeLanguage(id)?.load();
  if (grammar && !highlighter.registered(id)) highlighter.register(id, grammar.default);
}

type Root = ReturnType<typeof highlighter.highlight>;
type Content = Root['children'][number];

/** Collects the tokens of a tree: the innermost node with a kind determines the kind, and a line feed starts a new line. */
function collectTokens(node: Root | Content, kind: CodeTokenKind | undefined, lines: CodeToken[][]): void {
  if (node.type === 'text') {
    const [first = '', ...rest] = node.value.split('\n');
    addToken(lines, first, kind);
    for (const text of rest) {
      lines.push([]);
      addToken(lines, text, kind);
    }
  }
  if (node.type !== 'element' && node.type !== 'root') return;
  const own =
    node.type === 'element' ? resolveTokenKind(firstClass(node.properties['className'])) : undefined;
  for (const child of node.children) collectTokens(child, own ?? kind, lines);
}

function firstClass(classes: unknown): string | undefined {
  const [first] = Array.isArray(classes) ? (classes as unknown[]) : [];
  return typeof first === 'string' ? first : undefined;
}

function addToken(lines: CodeToken[][], text: string, kind: CodeTokenKind | undefined): void {
  const line = lines.at(-1);
  if (!line || text === '') return;
  const before = line.at(-1);
  // Merges adjacent tokens of the same kind, which halves the number of elements.
  if (before && before[1] === kind) line[line.length - 1] = createToken(before[0] + text, kind);
  else line.push(createToken(text, kind));
}

function createToken(text: string, kind: CodeTokenKind | undefined): CodeToken {
  return kind === undefined ? [text] : [text, kind];
}
