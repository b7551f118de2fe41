import { useEffect, useReducer, useState } from 'react';
import type { FeatureFlag } from '#sdk';
import {
  FeatureFlagState,
  alertApiRef,
  appTreeApiRef,
  featureFlagsApiRef,
  useApi,
  useOptionalApi,
  useTranslationRef,
} from '#sdk';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import { listFlags } from './listFlags';

/** The flags and their switches. */
export interface FeatureFlags {
  flags: FeatureFlag[];
  isActive: (name: string) => boolean;
  toggle: (name: string, isActive: boolean) => void;
  /** Whether the state of a flag differs from when the page was opened. */
  hasChanged: boolean;
}

/** Reads and changes feature flags. Updates when another tab changes them. */
export function useFeatureFlags(): FeatureFlags {
  const api = useApi(featureFlagsApiRef);
  const alertApi = useApi(alertApiRef);
  const tree = useOptionalApi(appTreeApiRef)?.getTree().tree;
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const subscription = api.changed$?.().subscribe(rerender);
    return () => subscription?.unsubscribe();
  }, [api]);

  const flags = listFlags(api.getRegisteredFlags(), tree?.nodes.values() ?? []);
  const [initialStates] = useState(() => new Map(flags.map(({ name }) => [name, api.isActive(name)])));
  const toggle = (name: string, isActive: boolean) => {
    try {
      api.save({
        states: { [name]: isActive ? FeatureFlagState.Active : FeatureFlagState.None },
        merge: true,
      });
      rerender();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      alertApi.post({ message: t('flags.saveFailed', { error: reason }), severity: 'error' });
    }
  };
  return {
    flags,
    isActive: (name) => api.isActive(name),
    toggle,
    hasChanged: flags.some(({ name }) => api.isActive(name) !== (initialStates.get(name) ?? false)),
  };
}
