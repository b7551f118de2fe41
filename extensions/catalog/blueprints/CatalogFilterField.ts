import type { FilterPredicate } from '#model';
import type { EntityFilterGroup } from '../protocol';

/** The data that conditions can depend on, in addition to the selected values. */
export interface CatalogFilterContext {
  /** The kind that the page lists, in lower case. Absent while kinds are counted. */
  kind?: string;
  /** The refs through which the user owns entities. `undefined` until they are loaded. */
  ownershipRefs?: readonly string[];
  /** The full refs of the user's starred entities. `undefined` until they are loaded. */
  starredRefs?: readonly string[];
  /** Entities with processing errors. `undefined` until they are loaded, which happens only if a filter needs them. */
  failedRefs?: readonly string[];
}

/** One condition: a field has one of the values, a field exists, one of several groups matches, or a predicate does. */
export type CatalogCondition =
  | { key: string; values: string[] }
  | { key: string; exists: true }
  | { anyOf: EntityFilterGroup[] }
  | { predicate: FilterPredicate };

/**
 * The field of a filter on the catalog page. The page stores the selected values in the URL as `filters[<key>]`, and creates
 * requests from the conditions of all fields. It does not wait for filters to render.
 */
export interface CatalogFilterField {
  key: string;
  /** The label on the chips of selected values. Defaults to the key. */
  label?: string;
  /** The values that apply if the URL does not contain the key. */
  defaultValues?: string[];
  /** Whether the default values always apply, because the page lists nothing else. The URL does not contain them. */
  isFixed?: boolean;
  /** The facet whose values are offered and counted, such as `spec.type`. */
  facet?: string;
  /**
   * Returns the conditions for the selected values. All of them must match. A condition without values or groups matches
   * nothing. Returns `undefined` while required parts of the context are not loaded.
   */
  resolveConditions(values: string[], context: CatalogFilterContext): CatalogCondition[] | undefined;
}
