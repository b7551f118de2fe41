import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ObjectAddress } from '../model/objectAddress';
import { objectParameters, withoutObject } from './withoutObject';

/** The object whose details are shown. It is in the URL: `?cluster=&kind=&namespace=&name=`. */
export interface OpenObject {
  /** Undefined if no details are shown. */
  address: ObjectAddress | undefined;
  close: () => void;
}

/** Returns the object whose details the URL shows. */
export function useOpenObject(): OpenObject {
  const [search, setSearch] = useSearchParams();
  const close = useCallback(
    () => setSearch((now) => withoutObject(now.toString()), { preventScrollReset: true }),
    [setSearch],
  );
  const [cluster, kind, namespace, name] = objectParameters.map((parameter) => search.get(parameter));
  const address = useMemo(
    () => (cluster && kind && name ? { cluster, kind, namespace: namespace ?? '', name } : undefined),
    [cluster, kind, namespace, name],
  );
  return { address, close };
}
