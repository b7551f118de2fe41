import { useMemo } from 'react';
import { configApiRef, useApi } from '#sdk';
import { mostPerPage, type SearchDefaults } from './searchState';

const defaultPageLimit = 25;

/**
 * Returns the types that are selected at first, and the results per page: `search.defaultType` and `search.query.pageLimit`. Pages
 * are never larger than `search.maxPageLimit`.
 */
export function useSearchDefaults(): SearchDefaults {
  const config = useApi(configApiRef);
  return useMemo(() => {
    const type = config.getOptionalString('search.defaultType');
    const maxPageLimit = Math.min(
      mostPerPage,
      config.getOptionalNumber('search.maxPageLimit') ?? mostPerPage,
    );
    const pageLimit = config.getOptionalNumber('search.query.pageLimit') ?? defaultPageLimit;
    return {
      types: type === undefined || type === '' ? [] : [type],
      pageLimit: Math.min(pageLimit, maxPageLimit),
      maxPageLimit,
    };
  }, [config]);
}
