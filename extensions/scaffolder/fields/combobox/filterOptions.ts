import type { ComboboxOption } from './comboboxOption';

/** Returns the options whose label contains the term. */
export function filterOptions(options: readonly ComboboxOption[], term: string): readonly ComboboxOption[] {
  const wanted = term.trim().toLocaleLowerCase();
  return wanted === '' ? options : options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}
