import { useEffect, useState } from 'react';
import { alertApiRef, identityApiRef, type ProfileInfo, useApi, useTranslationRef } from '#sdk';
import { appTranslationRef } from '../i18n/appMessages';

/** The user as the shell shows them. */
export interface UserProfile extends ProfileInfo {
  /** The profile's name, else the user's entity ref; empty while it is loaded. */
  name: string;
  /** The same for small places: of a ref only what follows the slash. */
  shortName: string;
}

/** Gives the signed-in user. A user that cannot be loaded is told of, and stays nameless. */
export function useUserProfile(): UserProfile {
  const identityApi = useApi(identityApiRef);
  const alertApi = useApi(alertApiRef);
  const { t } = useTranslationRef(appTranslationRef);
  const [profile, setProfile] = useState<UserProfile>({ name: '', shortName: '' });
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let left = false;
    async function load(): Promise<void> {
      try {
        const info = await identityApi.getProfileInfo();
        const { userEntityRef } = await identityApi.getBackstageIdentity();
        const shortName = info.displayName ?? userEntityRef.slice(userEntityRef.lastIndexOf('/') + 1);
        if (!left) setProfile({ ...info, name: info.displayName ?? userEntityRef, shortName });
      } catch (error) {
        if (!left) setFailure(String(error));
      }
    }
    void load();
    return () => {
      left = true;
    };
  }, [identityApi]);

  useEffect(() => {
    if (failure !== undefined)
      alertApi.post({ message: t('user.loadFailed', { error: failure }), severity: 'error' });
  }, [alertApi, failure, t]);

  return profile;
}
