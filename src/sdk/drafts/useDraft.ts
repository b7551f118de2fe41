import { useCallback, useEffect, useRef, useState } from 'react';
import { useOptionalApi } from '../apis/apiContext';
import type { JsonObject } from '../apis/configApi';
import { identityApiRef } from '../apis/identityApi';
import { draftStore } from './draftStore';
import { withoutSecrets } from './withoutSecrets';

/** What {@link useDraft} is told beside the values of the form. */
export interface UseDraftOptions {
  /** Fields that are never kept. Those whose names speak of a password, a secret, a token or a key are not kept in any case. */
  secrets?: readonly string[];
}

/** A form whose values outlive the page. */
export interface Draft<TValues extends JsonObject> {
  values: TValues;
  /** Changes some of the values, and keeps them. */
  change: (part: Partial<TValues>) => void;
  /** Whether the values were there before this page was. */
  isRestored: boolean;
  /** Forgets what was kept, once the form has been sent or given up. The values begin anew. */
  clear: () => void;
}

/**
 * Keeps what a user enters in a form, so that it is there again after a sign-in that left the page, or a reload. It is kept in
 * this tab (`sessionStorage`), for this user, up to 64,000 characters of JSON, until the user signs out or `clear` is called.
 * Fields that hold secrets are left out. `key` names the form, with the plugin before it: `catalog-import/url`.
 *
 * @example
 * const { values, change, clear } = useDraft('feedback/message', { subject: '', text: '' });
 */
export function useDraft<TValues extends JsonObject>(
  key: string,
  initial: TValues,
  { secrets }: UseDraftOptions = {},
): Draft<TValues> {
  const identity = useOptionalApi(identityApiRef);
  const [user, setUser] = useState<string>();
  const [values, setValues] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  const hasChanged = useRef(false);
  const begun = useRef({ initial, secrets });
  useEffect(() => {
    begun.current = { initial, secrets };
  });

  useEffect(() => {
    let isOver = false;
    const restore = ({ userEntityRef }: { userEntityRef: string }): void => {
      if (isOver) return;
      setUser(userEntityRef);
      const kept = draftStore.read(key, userEntityRef);
      // Whoever was quicker than the answer of who they are goes on with what they write now.
      if (kept === undefined || hasChanged.current) return;
      setValues((now) => ({ ...now, ...kept }));
      setRestored(true);
    };
    // Of a user whom nobody knows nothing is kept.
    identity?.getBackstageIdentity().then(restore, () => undefined);
    return () => {
      isOver = true;
    };
  }, [identity, key]);

  useEffect(() => {
    if (user !== undefined && hasChanged.current)
      draftStore.write(key, user, withoutSecrets(values, begun.current.secrets));
  }, [key, user, values]);

  const change = useCallback((part: Partial<TValues>) => {
    hasChanged.current = true;
    setValues((now) => ({ ...now, ...part }));
  }, []);
  const clear = useCallback(() => {
    hasChanged.current = false;
    draftStore.remove(key);
    setValues(begun.current.initial);
    setRestored(false);
  }, [key]);
  return { values, change, isRestored, clear };
}
