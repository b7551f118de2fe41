import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** A removal from the catalog that leaves the page of what is removed. */
export interface Removal {
  busy: boolean;
  error: unknown;
  /** Runs the removal, then opens another page and reloads all lists. Stays on the page if it fails. */
  run: (remove: () => Promise<void>, onRemoved?: () => void) => Promise<void>;
}

/** Returns the state of a removal that ends at the path `next`. */
export function useRemoval(next: string): Removal {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    busy,
    error,
    async run(remove, onRemoved) {
      setBusy(true);
      setError(undefined);
      try {
        await remove();
        onRemoved?.();
        await navigate(next);
        await queryClient.invalidateQueries({ queryKey: ['catalog'] });
      } catch (cause) {
        setError(cause);
        setBusy(false);
      }
    },
  };
}
