import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ObjectAddress } from '../model/objectAddress';

const parameters = ['cluster', 'kind', 'namespace', 'name'] as const;

/** Parts of the details that are open. They belong to one object. */
const parts = ['logs', 'yaml', 'managedFields'] as const;

/** The object whose details are shown. It is in the URL: `?cluster=&kind=&namespace=&name=`. */
export interface OpenObject {
  /** Undefined if no details are shown. */
  address: ObjectAddress | undefined;
  /** Returns the target of a link that shows the details of an object, and leaves the rest of the page as it is. */
  linkTo: (address: ObjectAddress) => { search: string };
  close: () => void;
}

/** Returns the object whose details the URL shows. */
export function useOpenObject(): OpenObject {
  const [search, setSearch] = useSearchParams();
  const linkTo = useCallback(
    (address: ObjectAddress) => {
      const next = new URLSearchParams(search);
      for (const name of parameters) next.set(name, address[name]);
      for (const name of parts) next.delete(name);
      return { search: `?${next}` };
    },
    [search],
  );
  const close = useCallback(
    () =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const name of [...parameters, ...parts]) next.delete(name);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  const [cluster, kind, namespace, name] = parameters.map((parameter) => search.get(parameter));
  const address = useMemo(
    () => (cluster && kind && name ? { cluster, kind, namespace: namespace ?? '', name } : undefined),
    [cluster, kind, namespace, name],
  );
  return { address, linkTo, close };
}
