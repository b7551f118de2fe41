import { useEffect } from 'react';
import {
  alertApiRef,
  type ProfileInfo,
  useApi,
  useTranslationRef,
  useUserProfile as useLoadedProfile,
} from '#sdk';
import { appTranslationRef } from '#extensions/app';

/** The profile of the user, for display. */
export interface UserProfile extends ProfileInfo {
  /** The profile's display name, or the user's entity ref. Empty while loading. */
  name: string;
  /** A short form of `name`: for an entity ref, only the part after the slash. */
  shortName: string;
}

/** Returns the profile of the signed-in user. If it can't be loaded, the error is reported and the name stays empty. */
export function useUserProfile(): UserProfile {
  const alertApi = useApi(alertApiRef);
  const { t } = useTranslationRef(appTranslationRef);
  const { profile, error } = useLoadedProfile();

  useEffect(() => {
    if (error !== undefined)
      alertApi.post({ message: t('user.loadFailed', { error: String(error) }), severity: 'error' });
  }, [alertApi, error, t]);

  if (!profile) return { name: '', shortName: '' };
  const { name } = profile;
  return { ...profile, shortName: profile.displayName || name.slice(name.lastIndexOf('/') + 1) };
}
