import { useCallback, useMemo } from 'react';
import { errorApiRef, storageApiRef, useApi, useObservable } from '#sdk';
import { resolveSingleKeysChoice } from '../storage/resolveSingleKeysChoice';

/**
 * Returns whether shortcuts without a modifier work, and a function to turn them on or off for the user. They don't work until the
 * choice of the user is known, because keys that run by accident are the reason to turn them off.
 */
export function useSingleKeys(byDefault: boolean): [isOn: boolean, set: (isOn: boolean) => void] {
  const storageApi = useApi(storageApiRef);
  const errorApi = useApi(errorApiRef);
  const choice = resolveSingleKeysChoice(storageApi);
  const stored = useObservable(useMemo(() => choice.item$(), [choice]));
  const set = useCallback(
    (isOn: boolean) => void choice.set(isOn).catch((error: Error) => errorApi.post(error)),
    [choice, errorApi],
  );
  // Two devices can have stored different choices at once. The later one is the last.
  return [stored !== undefined && (stored.at(-1) ?? byDefault), set];
}
