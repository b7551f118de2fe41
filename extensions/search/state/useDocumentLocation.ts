import { useCallback } from 'react';
import { viewTechDocRouteRef } from '#extensions/catalog';
import { decodeUrlPart } from '#protocol';
import { useRouteRef } from '#sdk';
import type { SearchResult } from '../protocol';

/** A document of a search result, as far as it is needed to open it. */
type Located = Pick<SearchResult, 'type'> & { document: Pick<SearchResult['document'], 'location'> };

/**
 * Returns the function that returns where a result leads. Indexes contain the default path of documentation, which is moved to that of
 * the reader here. Other locations stay.
 */
export function useDocumentLocation(): (result: Located) => string {
  const route = useRouteRef(viewTechDocRouteRef);
  return useCallback(
    ({ type, document: { location } }) => {
      if (!route || type !== 'techdocs') return location;
      const [, namespace, kind, name, rest = ''] =
        /^\/docs\/([^/]+)\/([^/]+)\/([^/?#]+)(.*)$/.exec(location) ?? [];
      if (namespace === undefined || kind === undefined || name === undefined) return location;
      const root = route({
        namespace: decodeUrlPart(namespace),
        kind: decodeUrlPart(kind),
        name: decodeUrlPart(name),
      });
      return `${root}${rest}`;
    },
    [route],
  );
}
