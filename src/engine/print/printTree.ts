import type { AppNode, AppTree } from '../definitions/appTree';
import { getNodeState, type NodeState } from './treeToJson';

/** Options of `printTree`. */
export interface PrintTreeOptions {
  /** Prints the data that each extension returned, with the values of strings. */
  outputs?: boolean;
  /** Returns text to append to the line of an extension. `line` includes the indentation. */
  note?: (node: AppNode, line: string) => string;
}

const marks: { readonly [state in NodeState]: string } = {
  present: '',
  disabled: ' (disabled)',
  condition: ' (condition not met)',
  failed: ' (failed)',
  absent: ' (absent)',
};

// Deeper indentation would make the text unreadable, and the output for a long chain huge.
const deepestIndent = 40;

/**
 * Prints the tree as an outline: each extension with its inputs and their attachments below it. Nodes that are not present show
 * why. Orphans come last, with the point that they are attached to.
 */
export function printTree(tree: AppTree, options: PrintTreeOptions = {}): string {
  const lines = printBranch(tree.root, 0, options);
  const orphans = [...tree.orphans];
  if (orphans.length > 0) lines.push('', 'orphans');
  for (const orphan of orphans) lines.push(...printBranch(orphan, 1, options));
  return `${lines.join('\n')}\n`;
}

interface Waiting {
  depth: number;
  node?: AppNode;
  text?: string;
}

function printBranch(start: AppNode, startDepth: number, options: PrintTreeOptions): string[] {
  const lines: string[] = [];
  const waiting: Waiting[] = [{ depth: startDepth, node: start }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { depth, node, text = '' } = next;
    const line = `${indent(depth)}${node ? printNode(node, options) : text}`;
    lines.push(node && options.note ? `${line}${options.note(node, line)}` : line);
    // Lines are taken from the end, so everything below is added in reverse.
    if (node) waiting.push(...listBelow(node, depth + 1).reverse());
  }
  return lines;
}

function listBelow(node: AppNode, depth: number): Waiting[] {
  const { inputs } = node.spec.extension;
  return [...node.edges.attachments].flatMap(([input, children]) => {
    if (children.length === 0) return [];
    const text = Object.hasOwn(inputs, input) ? `${input}:` : `${input}: (not declared)`;
    return [{ depth, text }, ...children.map((child) => ({ depth: depth + 1, node: child }))];
  });
}

function indent(depth: number): string {
  return depth <= deepestIndent ? '  '.repeat(depth) : `${'  '.repeat(deepestIndent)}[${depth}] `;
}

function printNode(node: AppNode, { outputs = false }: PrintTreeOptions): string {
  const { spec } = node;
  const { attachedTo } = node.edges;
  const loose = attachedTo || spec.id === 'root' ? '' : ` → ${spec.attachTo.id}, ${spec.attachTo.input}`;
  return `${spec.id}${marks[getNodeState(node)]}${loose}${outputs ? printOutputs(node) : ''}`;
}

function printOutputs({ instance }: AppNode): string {
  if (!instance) return '';
  const outputs = [...instance.getDataRefs()].map((ref) => {
    const value = instance.getData(ref);
    return typeof value === 'string' ? `${ref.id}=${JSON.stringify(value)}` : ref.id;
  });
  return ` [${outputs.join(', ')}]`;
}
