import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Permission } from '#protocol';
import { ResponseError, useTranslationRef } from '#sdk';
import { entityTranslationRef } from '../i18n/entityTranslationRef';

/** A removal from the catalog that leaves the page of what is removed. */
export interface Removal {
  busy: boolean;
  error: unknown;
  /** Runs the removal, then opens another page and reloads all lists. Stays on the page if it fails. */
  run: (removal: RemovalRequest) => Promise<void>;
}

/** What to remove, and what else to do. */
export interface RemovalRequest {
  remove: () => Promise<void>;
  /** The permission that the removal requires. */
  permission: Permission;
  onRemoved?: () => void;
  onFailed?: (error: Error) => void;
}

/** Returns the state of a removal that ends at the path `next`. */
export function useRemoval(next: string): Removal {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslationRef(entityTranslationRef);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    busy,
    error,
    async run({ remove, permission, onRemoved, onFailed }) {
      setBusy(true);
      setError(undefined);
      try {
        await remove();
        onRemoved?.();
        await navigate(next);
        await queryClient.invalidateQueries({ queryKey: ['catalog'] });
      } catch (cause) {
        const failure = explainFailure(cause, permission.name, t);
        setError(failure);
        setBusy(false);
        onFailed?.(failure);
      }
    },
  };
}

type T = ReturnType<typeof useTranslationRef<(typeof entityTranslationRef)['messages']>>['t'];

/** Adds what to do next to the answer of the backend. */
function explainFailure(cause: unknown, permission: string, t: T): Error {
  if (!(cause instanceof ResponseError)) return cause instanceof Error ? cause : new Error(String(cause));
  const { status } = cause;
  // The texts end the sentence.
  const message = cause.message.replace(/\.$/, '');
  if (status === 403) return new Error(t('warnings.denied', { permission }), { cause });
  if (status === 404) return new Error(t('warnings.gone', { message }), { cause });
  return status >= 500 ? new Error(t('warnings.notRemoved', { message }), { cause }) : cause;
}
