import { type ApiRef, createApiRef } from '#sdk';

/** A page that the user visited. Callers can add fields. */
export interface Visit {
  id: string;
  /** The title of the page when it was visited last. */
  name: string;
  pathname: string;
  /** How often the user visited it. */
  hits: number;
  /** The last visit, in epoch milliseconds. */
  timestamp: number;
  /** The entity that the page is about, as a full ref. */
  entityRef?: string;
}

/** The comparisons of {@link VisitFilter}. */
export const visitOperators = ['<', '<=', '==', '!=', '>', '>=', 'contains'] as const;

/** A condition for visits. */
export interface VisitFilter {
  /** The name of a field of the visit. */
  field: string;
  operator: (typeof visitOperators)[number];
  value: string | number;
}

/** Which visits to list. */
export interface VisitsQuery {
  /** 8 by default. */
  limit?: number;
  /** By the last visit by default, latest first. */
  orderBy?: ReadonlyArray<{ field: string; direction: 'asc' | 'desc' }>;
  /** Visits must match all conditions. */
  filterBy?: readonly VisitFilter[];
}

/** A visit to save, without the fields that the API sets. */
export type NewVisit = Omit<Visit, 'id' | 'hits' | 'timestamp'>;

/** The pages that the user visited. */
export interface VisitsApi {
  list(query?: VisitsQuery): Promise<Visit[]>;
  /** Counts a visit. A pathname that was visited before keeps its record, with one more hit. */
  save(request: { visit: NewVisit }): Promise<Visit>;
}

/** The ref of {@link VisitsApi}. */
export const visitsApiRef: ApiRef<VisitsApi> = createApiRef<VisitsApi>({ id: 'homepage.visits' });
