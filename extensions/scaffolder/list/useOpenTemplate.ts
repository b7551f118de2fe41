import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Entity, stringifyEntityRef } from '#model';

const parameter = 'details';

/** Returns the template whose details are open. It is in the URL. */
export function useOpenTemplate() {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (template: Entity) =>
      setSearch((current) => {
        current.set(parameter, stringifyEntityRef(template));
        return current;
      }),
    [setSearch],
  );
  const close = useCallback(
    () =>
      setSearch((current) => {
        current.delete(parameter);
        return current;
      }),
    [setSearch],
  );
  return { opened: search.get(parameter) ?? undefined, open, close };
}
