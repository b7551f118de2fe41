import { useState } from 'react';
import type { FeatureFlag } from '#sdk';
import { FeatureFlagState, alertApiRef, featureFlagsApiRef, useApi, useTranslationRef } from '#sdk';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';

/** The registered flags and their switches. */
export interface FeatureFlags {
  flags: FeatureFlag[];
  isActive: (name: string) => boolean;
  toggle: (name: string, isActive: boolean) => void;
  /** Whether a flag was switched since the page was opened. */
  hasChanged: boolean;
}

/** Reads and switches the feature flags. The API tells nobody of a change, so the change made here is kept here too. */
export function useFeatureFlags(): FeatureFlags {
  const api = useApi(featureFlagsApiRef);
  const alertApi = useApi(alertApiRef);
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const toggle = (name: string, isActive: boolean) => {
    try {
      api.save({
        states: { [name]: isActive ? FeatureFlagState.Active : FeatureFlagState.None },
        merge: true,
      });
      setChanged((before) => new Map(before).set(name, isActive));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      alertApi.post({ message: t('flags.saveFailed', { error: reason }), severity: 'error' });
    }
  };
  return {
    flags: api.getRegisteredFlags(),
    isActive: (name) => changed.get(name) ?? api.isActive(name),
    toggle,
    hasChanged: changed.size > 0,
  };
}
