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
  /** Whether a flag stands otherwise than when this page was opened. */
  hasChanged: boolean;
}

/** Reads and switches the feature flags, and follows what another tab switches. */
export function useFeatureFlags(): FeatureFlags {
  const api = useApi(featureFlagsApiRef);
  const alertApi = useApi(alertApiRef);
  const tree = useOptionalApi(appTreeApiRef)?.getTree().tree;
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const subscription = api.changed$?.().subscribe(redraw);
    return () => subscription?.unsubscribe();
  }, [api]);

  const flags = listFlags(api.getRegisteredFlags(), tree?.nodes.values() ?? []);
  const [atFirst] = useState(() => new Map(flags.map(({ name }) => [name, api.isActive(name)])));
  const toggle = (name: string, isActive: boolean) => {
    try {
      api.save({
        states: { [name]: isActive ? FeatureFlagState.Active : FeatureFlagState.None },
        merge: true,
      });
      redraw();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      alertApi.post({ message: t('flags.saveFailed', { error: reason }), severity: 'error' });
    }
  };
  return {
    flags,
    isActive: (name) => api.isActive(name),
    toggle,
    hasChanged: flags.some(({ name }) => api.isActive(name) !== (atFirst.get(name) ?? false)),
  };
}
