import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Address } from './useAddress';

/** The shown part of a document: an operation, a channel, a schema, or (none) the overview. */
export interface Selection {
  operation?: string | undefined;
  channel?: string | undefined;
  schema?: string | undefined;
}

/** Returns the selection in the URL. */
export function useSelection(): Selection {
  const [search] = useSearchParams();
  const operation = search.get('operation') ?? undefined;
  const channel = search.get('channel') ?? undefined;
  const schema = search.get('schema') ?? undefined;
  return useMemo(
    () => (operation !== undefined ? { operation } : channel !== undefined ? { channel } : { schema }),
    [operation, channel, schema],
  );
}

/** Returns a function that creates links to parts of the document. They keep the other parameters of the URL. */
export function useSelectionLink(): (selection: Selection) => { search: string } {
  const [search] = useSearchParams();
  return ({ operation, channel, schema }) => {
    const after = new URLSearchParams(search);
    after.delete('operation');
    after.delete('channel');
    after.delete('schema');
    if (operation !== undefined) after.set('operation', operation);
    if (channel !== undefined) after.set('channel', channel);
    if (schema !== undefined) after.set('schema', schema);
    return { search: `?${after.toString()}` };
  };
}

/** Returns the selection as an address, such as `operation getPet`. The address of the overview is empty. */
export function useSelectionAddress(): Address {
  const selection = useSelection();
  const createLink = useSelectionLink();
  const [kind, id] = Object.entries(selection).find(([, value]) => value !== undefined) ?? [];
  return {
    current: kind === undefined ? '' : `${kind} ${id}`,
    linkTo: (address) => {
      const at = address.indexOf(' ');
      return createLink(at === -1 ? {} : { [address.slice(0, at)]: address.slice(at + 1) });
    },
  };
}
