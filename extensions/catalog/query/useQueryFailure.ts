import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** What an `ErrorPanel` shows of a query that fails. */
export interface QueryFailure {
  error: unknown;
  /** When the first attempt after the last success failed. */
  since: Date;
  /** When the data that is still shown was loaded. Absent if there is none. */
  shownFrom?: Date;
  retrying: boolean;
  onRetry: () => void;
}

type FailingQuery = Pick<
  UseQueryResult,
  'error' | 'errorUpdatedAt' | 'dataUpdatedAt' | 'isFetching' | 'refetch'
>;

/** Returns the failure of a query, for an `ErrorPanel`. Remembers when it started, because each retry fails at a later time. */
export function useQueryFailure(query: FailingQuery): QueryFailure | undefined {
  const { error, errorUpdatedAt, dataUpdatedAt, isFetching, refetch } = query;
  const [first, setFirst] = useState<{ since: number; dataUpdatedAt: number }>();
  if (error === null) return undefined;
  const known = first?.dataUpdatedAt === dataUpdatedAt ? first : { since: errorUpdatedAt, dataUpdatedAt };
  if (known !== first) setFirst(known);
  return {
    error,
    since: new Date(known.since),
    ...(dataUpdatedAt > 0 ? { shownFrom: new Date(dataUpdatedAt) } : {}),
    retrying: isFetching,
    onRetry: () => void refetch(),
  };
}
