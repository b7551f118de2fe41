type Variant = 'light' | 'dark';

/** Where the browser stores the variant of the shown theme, if it does not follow from the selected id. */
export const VARIANT_KEY = 'themeVariant';

/** Returns what to store of the shown theme. `undefined` if its variant follows from the selected id, or from the system without one. */
export function printVariant(id: string | undefined, isDark: boolean, variant: Variant): string | undefined {
  return variant === deriveVariant(id, isDark) ? undefined : print(id, isDark, variant);
}

/** Returns the variant of the theme that the app is going to show, before its themes are known. */
export function recallVariant(stored: string | undefined, id: string | undefined, isDark: boolean): Variant {
  const derived = deriveVariant(id, isDark);
  const other = derived === 'dark' ? 'light' : 'dark';
  return stored === print(id, isDark, other) ? other : derived;
}

function deriveVariant(id: string | undefined, isDark: boolean): Variant {
  if (id === 'light' || id === 'dark') return id;
  return isDark ? 'dark' : 'light';
}

function print(id: string | undefined, isDark: boolean, variant: Variant): string {
  return [id, isDark ? 'dark' : 'light', variant].join(' ');
}
