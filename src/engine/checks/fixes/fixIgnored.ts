import { createFix, placeAt, removeAt } from './edits';
import type { Fixer } from './fixContext';

/** Replaces an invalid name in a config with a similar one, or removes the item that contains it. */
export const fixIgnored: Fixer = (problem, context) => {
  const path = context.pathOf(problem);
  const [nearest] = problem.candidates ?? [];
  if (nearest !== undefined) {
    const place = placeAt(context.config, path);
    return {
      fix: createFix(`Replace it with '${nearest}'.`, place && { kind: 'replace', place, value: nearest }),
    };
  }
  const item = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  return { fix: createFix('Remove the entry.', removeAt(context.config, item)) };
};
