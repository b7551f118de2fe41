import type { CatalogFilterField } from '../blueprints/CatalogFilterField';

/**
 * The selected values of each filter, by field key. In the URL, an absent key means the default of the filter, and an empty
 * list means no values. After defaults are applied, an absent key also means no values.
 */
export type FilterChoices = Readonly<Record<string, readonly string[]>>;

/** Resolves the choices in the URL, with defaults for filters that it does not contain. */
export function resolveChoices(fields: readonly CatalogFilterField[], inUrl: FilterChoices): FilterChoices {
  const ofFields = fields.flatMap(({ key, defaultValues = [], isFixed = false }) => {
    if (!isFixed && Object.hasOwn(inUrl, key)) return [[key, choiceOf(inUrl, key)] as const];
    return defaultValues.length > 0 ? [[key, defaultValues] as const] : [];
  });
  const keys = new Set(fields.map(({ key }) => key));
  const others = Object.entries(inUrl).filter(([key]) => !keys.has(key));
  // In the order of the fields, so that equal choices have equal URLs.
  return Object.fromEntries([...ofFields, ...others]);
}

/** Returns the selected values of a filter. */
export function choiceOf(choices: FilterChoices, key: string): readonly string[] {
  return (Object.hasOwn(choices, key) ? choices[key] : undefined) ?? [];
}

/** Returns whether values can be removed. The kind, the personal list and fixed filters always have a value. */
export function isRemovable({ key, isFixed = false }: CatalogFilterField): boolean {
  return !isFixed && key !== 'kind' && key !== 'user';
}

/** Counts the selected values that can be removed. */
export function countRemovable(fields: readonly CatalogFilterField[], choices: FilterChoices): number {
  return fields.reduce(
    (count, field) => count + (isRemovable(field) ? choiceOf(choices, field.key).length : 0),
    0,
  );
}

/** Returns the choices for the URL, which does not contain what a page always applies. */
export function withoutFixed(fields: readonly CatalogFilterField[], choices: FilterChoices): FilterChoices {
  const fixed = new Set(fields.filter(({ isFixed }) => isFixed).map(({ key }) => key));
  return Object.fromEntries(Object.entries(choices).filter(([key]) => !fixed.has(key)));
}
