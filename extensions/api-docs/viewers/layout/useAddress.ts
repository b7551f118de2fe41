import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'item';

/** The part of a definition that is shown. It is in the URL, so that it can be linked to. */
export interface Address {
  /** Undefined if the user has not selected a part. */
  current: string | undefined;
  /** Returns the target of a link to another part of the same definition. An empty address is the overview. */
  linkTo: (address: string) => { search: string };
}

/** Returns the part of the definition that the URL selects. */
export function useAddress(): Address {
  const [search] = useSearchParams();
  const linkTo = useCallback(
    (address: string) => {
      const next = new URLSearchParams(search);
      if (address === '') next.delete(parameter);
      else next.set(parameter, address);
      return { search: `?${next}` };
    },
    [search],
  );
  return { current: search.get(parameter) ?? undefined, linkTo };
}
