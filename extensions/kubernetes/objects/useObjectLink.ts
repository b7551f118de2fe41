import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { ObjectAddress } from '../model/objectAddress';
import { withoutObject } from './withoutObject';

/** Returns the target of a link that shows the details of an object, and leaves the rest of the page as it is. */
export type LinkToObject = (address: ObjectAddress) => { search: string };

/** Returns a function that creates links to the details of objects. Tables have a link in each row, so it is fast. */
export function useObjectLink(): LinkToObject {
  const { search } = useLocation();
  return useCallback(
    ({ cluster, kind, namespace, name }) => {
      const address = new URLSearchParams({ cluster, kind, namespace, name });
      const others = withoutObject(search);
      return { search: others === '' ? `?${address}` : `?${others}&${address}` };
    },
    [search],
  );
}
