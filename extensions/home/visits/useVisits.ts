import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { configApiRef, useApi, useOptionalApi } from '#sdk';
import { type Visit, type VisitFilter, type VisitsQuery, visitsApiRef } from './VisitsApi';

/** The result of {@link useVisits}. */
export interface VisitsResult {
  /** Whether the portal records visits. */
  isRecorded: boolean;
  query: UseQueryResult<Visit[]>;
}

/** Lists visits, without those that the configuration at `filterKey` leaves out. */
export function useVisits(query: VisitsQuery, filterKey?: string): VisitsResult {
  const visitsApi = useOptionalApi(visitsApiRef);
  const configApi = useApi(configApiRef);
  const filterBy = filterKey === undefined ? undefined : configApi.getOptional<VisitFilter[]>(filterKey);
  const request = { ...query, ...(filterBy === undefined ? {} : { filterBy }) };
  const result = useQuery({
    queryKey: ['home', 'visits', request],
    queryFn: () => visitsApi?.list(request) ?? [],
    enabled: visitsApi !== undefined,
    // Each page that the user visits in between adds a visit.
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return { isRecorded: visitsApi !== undefined, query: result };
}
