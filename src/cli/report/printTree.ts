import type { DescribedNode, DescribedTree, NodeState } from './describeTree';

const notes: Record<NodeState, string> = {
  present: '',
  disabled: ' (disabled)',
  failed: ' (failed)',
  condition: ' (its condition does not hold)',
  absent: ' (not there, because its parent is not)',
  orphan: ' (orphan)',
};

/** One line of the drawing, and what hangs below it. */
interface Line {
  text: string;
  below: Line[];
}

/** Draws the tree: a line for each extension, and in brackets the inputs that others are attached to. */
export function printTree({ root, orphans }: DescribedTree): string {
  const drawn = [...drawLines([toLine(root)], '', true)];
  if (orphans.length === 0) return drawn.join('\n');
  const lines = orphans.map((node) => {
    const line = toLine(node);
    return {
      ...line,
      text: `${line.text} attached to '${node.attachTo.id}', input '${node.attachTo.input}'`,
    };
  });
  return [...drawn, '', 'Attached to nothing that is installed:', ...drawLines(lines, '', true)].join('\n');
}

function toLine(node: DescribedNode): Line {
  const below = Object.entries(node.attachments).map(([input, nodes]) => ({
    text: `[${input}]`,
    below: nodes.map(toLine),
  }));
  return { text: node.id + notes[node.state], below };
}

function* drawLines(lines: readonly Line[], indent: string, top = false): Generator<string> {
  for (const [index, { text, below }] of lines.entries()) {
    const isLast = index === lines.length - 1;
    yield top ? text : `${indent}${isLast ? '└─ ' : '├─ '}${text}`;
    yield* drawLines(below, top ? '' : indent + (isLast ? '   ' : '│  '));
  }
}
