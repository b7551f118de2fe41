import type { Outline, OutlineItem } from '../../outline/outlineItem';
import { type SourceToken, tokenizeSource } from '../../outline/tokenizeSource';

/** The definitions that the outline of a Protobuf file lists. */
export type ProtoKind = 'service' | 'rpc' | 'message' | 'enum' | 'extend';

/** The problems of a Protobuf file. */
export type ProtoProblem = 'openComment' | 'openString' | 'openDefinition' | 'extraBracket' | 'empty';

/** The outline of a Protobuf file, with its package. */
export interface ProtoOutline extends Outline<ProtoKind, ProtoProblem> {
  packageName?: string;
}

interface Block {
  /** Undefined for blocks without an item, such as `oneof`. */
  item: OutlineItem<ProtoKind> | undefined;
  line: number;
}

/** Lists the services, rpcs, messages and enums of a Protobuf file of any edition. Unknown statements are skipped. */
export function createProtoOutline(text: string): ProtoOutline {
  const { tokens, problem } = tokenizeSource(text);
  const outline: ProtoOutline = { items: [], ...(problem ? { problem } : {}) };
  const blocks: Block[] = [];
  let statement: SourceToken[] = [];
  // Braces in brackets are values of options, not blocks.
  let brackets = 0;
  let skippedBlocks = 0;
  for (const token of tokens) {
    const mark = token.kind === 'mark' ? token.text : undefined;
    if (mark === '[') brackets += 1;
    if (mark === ']') brackets = Math.max(0, brackets - 1);
    if (brackets > 0 || (mark !== '{' && mark !== '}' && mark !== ';')) {
      statement.push(token);
      continue;
    }
    if (mark === '}') {
      const block = blocks.pop();
      if (!block) outline.problem ??= { code: 'extraBracket', line: token.line };
      if (block && !block.item) skippedBlocks -= 1;
    } else {
      const item = skippedBlocks > 0 ? undefined : readStatement(statement, blocks);
      if (item) outline.items.push(item);
      const packageName = readPackage(statement);
      if (packageName !== undefined) outline.packageName ??= packageName;
      if (mark === '{') {
        blocks.push({ item, line: statement[0]?.line ?? token.line });
        if (!item) skippedBlocks += 1;
      }
    }
    statement = [];
  }
  const open = statement[0] ?? blocks.at(-1);
  if (open) outline.problem ??= { code: 'openDefinition', line: open.line };
  if (outline.items.length === 0) outline.problem ??= { code: 'empty', line: 1 };
  return outline;
}

function readStatement(
  statement: readonly SourceToken[],
  blocks: readonly Block[],
): OutlineItem<ProtoKind> | undefined {
  const [keyword, name, after] = statement;
  if (keyword?.text === 'export' || keyword?.text === 'local')
    return readStatement(statement.slice(1), blocks);
  if (keyword?.kind !== 'word') return undefined;
  const parent = blocks.at(-1)?.item?.kind;
  const place = { line: keyword.line, depth: blocks.length };
  if (keyword.text === 'rpc' && parent === 'service' && name?.kind === 'word')
    return { kind: 'rpc', name: name.text, ...place, ...readRpc(statement.slice(2)) };
  if (parent !== undefined && parent !== 'message' && parent !== 'extend') return undefined;
  const group = statement.findIndex(({ text }) => text === 'group');
  const groupName = statement[group + 1];
  if (group !== -1 && group <= 1 && groupName?.kind === 'word' && statement[group + 2]?.text === '=')
    return { kind: 'message', name: groupName.text, ...place };
  if (keyword.text === 'extend' && name)
    return { kind: 'extend', name: joinTokens(statement.slice(1)), ...place };
  // A field can have a type with such a name: 'message' alone never starts one.
  if (name?.kind !== 'word' || after !== undefined) return undefined;
  return isDefinition(keyword.text) ? { kind: keyword.text, name: name.text, ...place } : undefined;
}

function isDefinition(keyword: string): keyword is 'service' | 'message' | 'enum' {
  return keyword === 'service' || keyword === 'message' || keyword === 'enum';
}

/** Reads an rpc as `Request → stream Response`. */
function readRpc(tokens: readonly SourceToken[]): Pick<OutlineItem, 'signature' | 'streams'> {
  const [request = '', response = ''] = joinTokens(tokens)
    .split(')returns(')
    .map((side) => side.replaceAll(/[()]/g, ''));
  const [isClient, isServer] = [request, response].map((side) => side.startsWith('stream '));
  const streams = isClient && isServer ? 'both' : isClient ? 'client' : isServer ? 'server' : undefined;
  return { signature: `${request} → ${response}`, ...(streams ? { streams } : {}) };
}

function readPackage([keyword, ...name]: readonly SourceToken[]): string | undefined {
  return keyword?.text === 'package' ? joinTokens(name) : undefined;
}

/** Joins tokens with a space between words. */
function joinTokens(tokens: readonly SourceToken[]): string {
  return tokens
    .map(({ kind, text }, index) =>
      kind === 'word' && tokens[index - 1]?.kind === 'word' ? ` ${text}` : text,
    )
    .join('');
}
