/** The heights of diagrams that were drawn, by source, so that returning to a page moves nothing. */
export const knownHeights = new Map<string, number>();

/** Sizes that Mermaid uses, in px. */
const NODE = { width: 130, height: 52, gap: 50 };
const LABEL = 24;
const MESSAGE = 48;
const ACTORS = 170;
/** What the reader shows around a diagram. */
const FRAME = 62;
const OTHER = 320;
const [SMALLEST, LARGEST] = [68, 900];
/** More make no difference, because the height is limited. Longer lines are left out, because reading them could take forever. */
const [mostLines, mostEdges, longestLine] = [300, 1_000, 200];

/**
 * Estimates the height of a Mermaid diagram in px from its source, without drawing it: well for flowcharts and sequences, roughly
 * for others.
 *
 * @param width the width that it can use, in px. A wider diagram is scaled.
 */
export function estimateDiagram(source: string, width: number): number {
  const known = knownHeights.get(source);
  if (known !== undefined) return known;
  const lines = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'));
  const [head = '', ...body] = lines;
  const natural = /^(?:graph|flowchart)\b/.test(head)
    ? estimateFlow(body, /\b(?:LR|RL)\b/.test(head), width)
    : head.startsWith('sequenceDiagram')
      ? ACTORS + body.filter((line) => /->|--|-x|-\)|^note\b/i.test(line)).length * MESSAGE
      : OTHER;
  return Math.round(Math.min(Math.max(natural, SMALLEST), LARGEST)) + FRAME;
}

/** Places nodes in ranks, as Mermaid does: each one rank after those that lead to it. */
function estimateFlow(lines: readonly string[], isAcross: boolean, width: number): number {
  const edges = lines
    .filter(({ length }) => length <= longestLine)
    .slice(0, mostLines)
    .flatMap(readEdges)
    .slice(0, mostEdges);
  const ranks = new Map<string, number>();
  for (const { from, to } of edges) for (const node of [from, to]) ranks.set(node, 0);
  // Circles end, because no rank is higher than the number of nodes.
  for (let pass = 0, changes = true; changes && pass < ranks.size; pass += 1) {
    changes = false;
    for (const { from, to } of edges) {
      const next = (ranks.get(from) ?? 0) + 1;
      if (next <= (ranks.get(to) ?? 0) || next >= ranks.size) continue;
      ranks.set(to, next);
      changes = true;
    }
  }
  const counts = new Map<number, number>();
  for (const rank of ranks.values()) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const length = Math.max(counts.size, 1);
  const breadth = Math.max(...counts.values(), 1);
  const labels = edges.some(({ isLabeled }) => isLabeled) ? (length - 1) * LABEL : 0;
  const [across, down] = isAcross ? [length, breadth] : [breadth, length];
  const size = (count: number, one: number): number => count * (one + NODE.gap) - NODE.gap + 16;
  const height = size(down, NODE.height) + (isAcross ? 0 : labels);
  return height * Math.min(1, width / (size(across, NODE.width) + (isAcross ? labels * 3 : 0)));
}

interface Edge {
  from: string;
  to: string;
  isLabeled: boolean;
}

/** Reads `a[One] -->|label| b(Two) & c --> d` as edges of `a`, `b`, `c` and `d`. */
function readEdges(line: string): Edge[] {
  const groups = line
    .replaceAll(/"[^"]*"/g, '')
    .split(/\s*(?:<|x|o)?(?:--+|==+|-\.+)(?:[^-=.>|]*(?:--+|==+|\.+-))?[>xo]?\s*(?:\|[^|]*\|)?\s*/)
    .map((group) => group.split('&').flatMap((node) => /^\s*([\w-]+)/.exec(node)?.[1] ?? []));
  const isLabeled = /\||(?:--|==)\s*\w[^>]*(?:--|==)/.test(line);
  return groups
    .slice(1)
    .flatMap((targets, index) =>
      (groups[index] ?? []).flatMap((from) => targets.map((to) => ({ from, to, isLabeled }))),
    );
}
