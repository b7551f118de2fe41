import { type Document, isScalar, visit } from 'yaml';

/** Counts the keys and values of a document. Skips those in ranges that `isSkipped` accepts. */
export function countScalars(
  document: Document,
  isSkipped: (start: number, end: number) => boolean = () => false,
): Map<string, number> {
  const counts = new Map<string, number>();
  visit(document, {
    Scalar: (_, node) => {
      const [start, end] = node.range ?? [0, 0];
      if (!isScalar(node) || node.value === null || isSkipped(start, end)) return;
      const printed = JSON.stringify(node.value);
      counts.set(printed, (counts.get(printed) ?? 0) + 1);
    },
  });
  return counts;
}
