import { useCallback, useEffect, useRef, useState } from 'react';
import { useOptionalApi } from '../apis/apiContext';
import type { JsonObject } from '../apis/configApi';
import { identityApiRef } from '../apis/identityApi';
import { draftStore } from './draftStore';
import { removeSecrets } from './removeSecrets';

/** Options of {@link useDraft}. */
export interface UseDraftOptions {
  /** Fields that are never stored. Fields with names such as password, secret, token or key are always excluded. */
  secrets?: readonly string[];
}

/** The values of a form, stored as a draft. */
export interface Draft<TValues extends JsonObject> {
  values: TValues;
  /** Changes and stores some of the values. */
  change: (part: Partial<TValues>) => void;
  /** Whether the values were restored from a draft. */
  isRestored: boolean;
  /** Whether a stored draft, if there is one, was restored. Wait for it before you change values without the user. */
  isReady: boolean;
  /** Deletes the draft and resets the values, after the form was submitted or discarded. */
  clear: () => void;
}

/**
 * Stores what a user enters in a form, so that it survives a reload or a redirect to sign in. The draft is stored in this tab
 * (`sessionStorage`) for the current user, up to 64,000 characters of JSON, until the user signs out or `clear` is called. Secret
 * fields are excluded. `key` identifies the form and starts with the plugin id: `catalog-import/url`.
 *
 * @example const { values, change, clear } = useDraft('feedback/message', { subject: '', text: '' });
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
  const [isReady, setReady] = useState(identity === undefined);
  const hasChanged = useRef(false);
  const options = useRef({ initial, secrets });
  useEffect(() => {
    options.current = { initial, secrets };
  });

  useEffect(() => {
    let isOver = false;
    const restore = ({ userEntityRef }: { userEntityRef: string }): void => {
      if (isOver) return;
      setReady(true);
      setUser(userEntityRef);
      const stored = draftStore.read(key, userEntityRef);
      // Don't overwrite what the user has entered before the identity was loaded.
      if (stored === undefined || hasChanged.current) return;
      setValues((now) => ({ ...now, ...stored }));
      setRestored(true);
    };
    // Without an identity, no draft is stored.
    identity?.getBackstageIdentity().then(restore, () => setReady(true));
    return () => {
      isOver = true;
    };
  }, [identity, key]);

  useEffect(() => {
    if (user !== undefined && hasChanged.current)
      draftStore.write(key, user, removeSecrets(values, options.current.secrets));
  }, [key, user, values]);

  const change = useCallback((part: Partial<TValues>) => {
    hasChanged.current = true;
    setValues((now) => ({ ...now, ...part }));
  }, []);
  const clear = useCallback(() => {
    hasChanged.current = false;
    draftStore.remove(key);
    setValues(options.current.initial);
    setRestored(false);
  }, [key]);
  return { values, change, isRestored, isReady, clear };
}
