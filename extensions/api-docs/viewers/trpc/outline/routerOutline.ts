import type { Outline, OutlineItem } from '../../outline/outlineItem';
import { type SourceToken, tokenizeSource } from '../../outline/tokenizeSource';

/** The definitions that the outline of a tRPC router lists. `procedure` if the text does not show what it does. */
export type RouterKind = 'router' | 'query' | 'mutation' | 'subscription' | 'procedure';

/** The problems of the text of a router. */
export type RouterProblem = 'openComment' | 'openString' | 'openBracket' | 'extraBracket' | 'empty';

/** The outline of TypeScript text with tRPC routers. */
export type RouterOutline = Outline<RouterKind, RouterProblem>;

type Item = OutlineItem<RouterKind>;

/** An item whose kind depends on another one, such as `createPost` in `router({ createPost })`. */
interface Entry {
  item: Item;
  /** The first name in its value. */
  reference?: string;
  /** Whether the outline has it already. Constants are listed when they turn out to be routers. */
  isListed?: true;
}

interface Frame {
  open: string;
  line: number;
  /** The router whose procedures are the keys of this object. */
  router?: Item;
  /** The key or constant that is being read. */
  entry?: Entry;
}

/**
 * Lists the routers and procedures of TypeScript text. It reads names and brackets instead of parsing the language, so it also
 * works for excerpts. Procedures outside of routers are only listed if there is no router.
 */
export function createRouterOutline(text: string): RouterOutline {
  const { tokens, problem } = tokenizeSource(text);
  const reader = createReader(tokens);
  tokens.forEach(reader.read);
  const outline = reader.finish();
  const first = problem ?? outline.problem;
  return { items: outline.items, ...(first ? { problem: first } : {}) };
}

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const procedureKinds: ReadonlySet<string> = new Set(['query', 'mutation', 'subscription']);

/** Words that end the statement before them, which may have no semicolon. */
const startsStatement: ReadonlySet<string> = new Set([
  'export',
  'import',
  'function',
  'class',
  'interface',
  'type',
]);

function createReader(tokens: readonly SourceToken[]) {
  const listed: Entry[] = [];
  const constants = new Map<string, Entry>();
  const frames: Frame[] = [{ open: '', line: 1 }];
  let problem: RouterOutline['problem'];
  let routerDepth = 0;

  function read(token: SourceToken, index: number) {
    const frame = frames.at(-1);
    if (!frame) return;
    if (token.kind === 'mark') readMark(token, index, frame);
    else if (token.kind === 'word' || token.kind === 'string') readWord(token, index, frame);
  }

  function readMark(token: SourceToken, index: number, frame: Frame) {
    const { text, line } = token;
    if (text === '(' || text === '[' || text === '{') {
      const router = text === '{' && isRouterCall(tokens, index) ? openRouter(line) : undefined;
      if (router) routerDepth += 1;
      frames.push({ open: text, line, ...(router ? { router } : {}) });
    } else if (brackets[text] !== undefined) {
      if (frames.length === 1 || frame.open !== brackets[text]) problem ??= { code: 'extraBracket', line };
      if (frames.length > 1) frames.pop();
      if (frame.router) routerDepth -= 1;
    } else if (frame.router ? text === ',' : text === ';') delete frame.entry;
  }

  function readWord(token: SourceToken, index: number, frame: Frame) {
    const before = textAt(tokens, index - 1);
    const after = textAt(tokens, index + 1);
    if (before === '.' && procedureKinds.has(token.text)) readProcedureCall(token, index, frame);
    else if (frame.router && !frame.entry && (before === '{' || before === ',')) {
      if (after === ':') frame.entry = list(createItem('procedure', token, routerDepth));
      else if (after === ',' || after === '}')
        list(createItem('procedure', token, routerDepth)).reference = token.text;
    } else if (/^(const|let|var)$/u.test(before ?? '') && !frame.router) {
      frame.entry = { item: createItem('procedure', token, 0) };
      constants.set(token.text, frame.entry);
    } else if (!frame.router && startsStatement.has(token.text)) delete frame.entry;
    else if (frame.entry && before === (frame.router ? ':' : '=')) frame.entry.reference ??= token.text;
  }

  /** Reads `.query(` of a procedure, or `.query('name',` of a router in the style before version 10. */
  function readProcedureCall({ text, line }: SourceToken, index: number, { entry }: Frame) {
    const argument = tokens[index + 2];
    if (!entry || !isProcedureKind(text)) return;
    if (textAt(tokens, index + 1) === '(' && argument?.kind === 'string') {
      add(entry).item.kind = 'router';
      list({ kind: text, name: argument.text, line, depth: entry.item.depth + 1 });
    } else if (entry.item.kind === 'procedure') entry.item.kind = text;
  }

  /** Starts a router: the one of the key or constant that is being read, or one without a name. */
  function openRouter(line: number): Item {
    const entry = frames.findLast((frame) => frame.entry)?.entry;
    if (entry && entry.item.kind === 'procedure') {
      entry.item.kind = 'router';
      if (!entry.isListed) entry.item.depth = routerDepth;
      return add(entry).item;
    }
    return list({ kind: 'router', name: '', line, depth: routerDepth }).item;
  }

  function list(item: Item): Entry {
    return add({ item });
  }

  function add(entry: Entry): Entry {
    if (!entry.isListed) listed.push(entry);
    entry.isListed = true;
    return entry;
  }

  function finish(): RouterOutline {
    const open = frames.length > 1 ? frames.at(-1) : undefined;
    if (open) problem ??= { code: 'openBracket', line: open.line };
    const entries =
      listed.length > 0 ? listed : [...constants.values()].filter(({ item }) => item.kind !== 'procedure');
    if (entries.length === 0) problem ??= { code: 'empty', line: 1 };
    for (const { item, reference } of entries)
      if (item.kind === 'procedure' && reference !== undefined) item.kind = kindOf(reference);
    return { items: entries.map(({ item }) => item), ...(problem ? { problem } : {}) };
  }

  function kindOf(reference: string): RouterKind {
    return constants.get(reference)?.item.kind ?? (/router$/iu.test(reference) ? 'router' : 'procedure');
  }

  return { read, finish };
}

function isProcedureKind(text: string): text is 'query' | 'mutation' | 'subscription' {
  return procedureKinds.has(text);
}

/** Whether the brace at an index is the argument of a call such as `router({`, `t.router({` or `createTRPCRouter({`. */
function isRouterCall(tokens: readonly SourceToken[], brace: number): boolean {
  return textAt(tokens, brace - 1) === '(' && /router$/iu.test(textAt(tokens, brace - 2) ?? '');
}

function textAt(tokens: readonly SourceToken[], index: number): string | undefined {
  return tokens[index]?.text;
}

function createItem(kind: RouterKind, { text, line }: SourceToken, depth: number): Item {
  return { kind, name: text, line, depth };
}
