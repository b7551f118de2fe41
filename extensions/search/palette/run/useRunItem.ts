import { useCallback } from 'react';
import { alertApiRef, configApiRef, resolveBasePath, useApi, useTranslationRef } from '#sdk';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteItem } from '../model/paletteItem';
import { openPlace } from './openPlace';

/** Runs an item: opens its place, or calls its action. */
export type RunItem = (item: PaletteItem, inNewTab?: boolean) => Promise<void>;

/** Returns a function that runs items, and notifies the user if one throws. */
export function useRunItem(navigate: (to: string) => void): RunItem {
  const alertApi = useApi(alertApiRef);
  const basePath = resolveBasePath(useApi(configApiRef));
  const { t } = useTranslationRef(paletteTranslationRef);
  return useCallback(
    async ({ title, to, run }, inNewTab = false) => {
      try {
        if (to === undefined) await run?.();
        else openPlace(to, { navigate, basePath, inNewTab });
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown.message : String(thrown);
        alertApi.post({ message: t('runFailed', { title, error }), severity: 'error' });
      }
    },
    [alertApi, basePath, navigate, t],
  );
}
