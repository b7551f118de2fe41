import type { EntityFilterGroup } from '#protocol';

/** What a condition may depend on besides the chosen values. */
export interface CatalogFilterContext {
  /** The kind that the page shows, lower-case; absent where kinds are being counted. */
  kind?: string;
  /** Refs that the user owns entities through; `undefined` until they are known. */
  ownershipRefs?: readonly string[];
  /** The user's starred entities as full refs; `undefined` until they are known. */
  starredRefs?: readonly string[];
  /** Entities that were processed with errors; `undefined` until they are known, which they are only when asked for. */
  failedRefs?: readonly string[];
}

/** One demand on the entities: a field has one of the values, a field exists, or one of several groups holds. */
export type CatalogCondition =
  | { key: string; values: string[] }
  | { key: string; exists: true }
  | { anyOf: EntityFilterGroup[] };

/**
 * What a filter of the catalogue page is about. The page keeps the chosen values in the URL as `filters[<key>]` and makes
 * the requests from the conditions of all fields together, without waiting for any filter to be drawn.
 */
export interface CatalogFilterField {
  key: string;
  /** What the chips of its chosen values are called; the key without it. */
  label?: string;
  /** What holds while the URL says nothing. */
  defaultValues?: string[];
  /** The facet whose values are offered and counted, a field such as `spec.type`. */
  facet?: string;
  /**
   * What the chosen values demand; all must hold. A condition without values or groups matches nothing. `undefined` while
   * something of the context that is needed is not known.
   */
  resolveConditions(values: string[], context: CatalogFilterContext): CatalogCondition[] | undefined;
}
