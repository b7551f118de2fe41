import type { FacetOption } from './FacetFilter';

/**
 * Resolves the values of a facet to show, up to the limit: those that match the search, and always the selected ones.
 *
 * @returns the values, and the number of values left out
 */
export function resolveShownOptions(
  options: readonly FacetOption[],
  selected: readonly string[],
  { term, limit }: { term: string; limit: number },
): { shown: FacetOption[]; hidden: number } {
  const missing = selected.filter((value) => !options.some((option) => option.value === value));
  const all = [...options, ...missing.map((value) => ({ value, label: value, count: 0 }))];
  const words = term.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const matching = all.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)));
  if (words.length > 0) return { shown: matching, hidden: 0 };
  const shown = matching.filter(({ value }, index) => index < limit || selected.includes(value));
  return { shown, hidden: matching.length - shown.length };
}
