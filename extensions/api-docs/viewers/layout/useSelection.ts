import { useMemo } from 'react';
import { useAddress } from './useAddress';

const kinds = ['operation', 'channel', 'schema'] as const;

/** A kind of parts of a document with several kinds. */
export type PartKind = (typeof kinds)[number];

/** The shown part of a document: an operation, a channel, a schema, or (none) the overview. */
export type Selection = { readonly [kind in PartKind]?: string };

/** Returns the address of a part, such as `operation.getPet`. */
export function partAddress(kind: PartKind, name: string): string {
  return `${kind}.${name}`;
}

/** Returns the selection in the URL. An address of an unknown kind selects an operation that does not exist. */
export function useSelection(): Selection {
  const { current } = useAddress();
  return useMemo(() => {
    if (current === undefined) return {};
    const kind = kinds.find((one) => current.startsWith(partAddress(one, '')));
    return kind === undefined
      ? { operation: current }
      : { [kind]: current.slice(partAddress(kind, '').length) };
  }, [current]);
}
