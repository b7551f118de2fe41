import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The shown part of a document: an operation, a schema, or (neither) the overview. */
export interface Selection {
  operation?: string | undefined;
  schema?: string | undefined;
}

/** Returns the selection in the URL. */
export function useSelection(): Selection {
  const [search] = useSearchParams();
  const operation = search.get('operation') ?? undefined;
  const schema = search.get('schema') ?? undefined;
  return useMemo(() => (operation === undefined ? { schema } : { operation }), [operation, schema]);
}

/** Returns a function that creates links to parts of the document. They keep the other parameters of the URL. */
export function useSelectionLink(): (selection: Selection) => { search: string } {
  const [search] = useSearchParams();
  return ({ operation, schema }) => {
    const after = new URLSearchParams(search);
    after.delete('operation');
    after.delete('schema');
    if (operation !== undefined) after.set('operation', operation);
    if (schema !== undefined) after.set('schema', schema);
    return { search: `?${after.toString()}` };
  };
}
