import type {
  CatalogCondition,
  CatalogFilterContext,
  CatalogFilterField,
} from '../blueprints/CatalogFilterField';
import { choiceOf, type FilterChoices } from './filterChoices';

/**
 * Resolves the conditions of all filters, except one if its values are counted. Returns `undefined` while a filter needs the
 * identity or the stars of the user and they are not loaded.
 */
export function resolveConditions(
  fields: readonly CatalogFilterField[],
  choices: FilterChoices,
  context: CatalogFilterContext,
  except?: string,
): CatalogCondition[] | undefined {
  const conditions: CatalogCondition[] = [];
  for (const field of fields) {
    if (field.key === except) continue;
    const values = choiceOf(choices, field.key);
    const own = values.length > 0 ? field.resolveConditions([...values], context) : [];
    if (!own) return undefined;
    conditions.push(...own);
  }
  return conditions;
}
