import { createFix, placeAt, removeAt } from './edits';
import type { Fixer } from './fixContext';

/** A part of a config that is left out: what it names is written right, or the item that names it goes. */
export const fixIgnored: Fixer = (problem, context) => {
  const path = context.pathOf(problem);
  const [nearest] = problem.candidates ?? [];
  if (nearest !== undefined) {
    const place = placeAt(context.config, path);
    return { fix: createFix(`Write '${nearest}'.`, place && { kind: 'replace', place, value: nearest }) };
  }
  const item = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  return { fix: createFix('Remove the entry.', removeAt(context.config, item)) };
};
