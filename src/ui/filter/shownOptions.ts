import type { FacetOption } from './FacetFilter';

/**
 * Which values of a facet are shown: those that match the search, the selected ones always among them, up to the limit.
 * @returns also how many more there are
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
