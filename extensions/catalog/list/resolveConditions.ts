import type {
  CatalogCondition,
  CatalogFilterContext,
  CatalogFilterField,
} from '../blueprints/CatalogFilterField';
import type { CatalogListState } from './catalogListState';

/** What holds for a filter: what the URL says, else its default. */
export function chosenValues(
  field: CatalogFilterField,
  filters: CatalogListState['filters'],
): readonly string[] {
  return (Object.hasOwn(filters, field.key) ? filters[field.key] : undefined) ?? field.defaultValues ?? [];
}

/**
 * The conditions of all filters, or of all but one, as they are needed to count that one's options. `undefined` while the
 * user's identity or stars are needed for them and not known yet.
 */
export function resolveConditions(
  fields: readonly CatalogFilterField[],
  filters: CatalogListState['filters'],
  context: CatalogFilterContext,
  except?: string,
): CatalogCondition[] | undefined {
  const conditions: CatalogCondition[] = [];
  for (const field of fields) {
    if (field.key === except) continue;
    const values = chosenValues(field, filters);
    const own = values.length > 0 ? field.resolveConditions([...values], context) : [];
    if (!own) return undefined;
    conditions.push(...own);
  }
  return conditions;
}
