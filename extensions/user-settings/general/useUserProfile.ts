import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Profile, UserEntity } from '#model';
import type { BackstageUserIdentity, IdentityApi, ProfileInfo } from '#sdk';
import { alertApiRef, identityApiRef, useApi, useOptionalApi, useTranslationRef } from '#sdk';
import type { CatalogApi } from '#extensions/catalog';
import { catalogApiRef } from '#extensions/catalog';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';

/** Who is signed in, as the settings show it. */
export interface UserProfile {
  identity: BackstageUserIdentity;
  /** The profile's name, else the ref of the user. */
  displayName: string;
  email: string | undefined;
  /** The profile's picture, else that of the user's entity. */
  picture: string | undefined;
}

async function loadEntityPicture(
  catalog: CatalogApi | undefined,
  userEntityRef: string,
): Promise<string | undefined> {
  // The picture is an ornament: a user without an entity, or a catalog that is down, must not take the profile away.
  const entity = await catalog?.getEntityByRef(userEntityRef).catch(() => undefined);
  const profile: Profile | undefined = (entity as UserEntity | undefined)?.spec?.profile;
  return profile?.picture;
}

/** Loads who is signed in, with the fallbacks for name and picture. */
export async function loadUserProfile(
  identityApi: IdentityApi,
  catalog: CatalogApi | undefined,
): Promise<UserProfile> {
  const [profile, identity]: [ProfileInfo, BackstageUserIdentity] = await Promise.all([
    identityApi.getProfileInfo(),
    identityApi.getBackstageIdentity(),
  ]);
  return {
    identity,
    displayName: profile.displayName || identity.userEntityRef,
    email: profile.email,
    picture: profile.picture || (await loadEntityPicture(catalog, identity.userEntityRef)),
  };
}

/** Who is signed in; undefined until that is known. A failure is announced, and the profile stays empty. */
export function useUserProfile(): { profile: UserProfile | undefined; isLoading: boolean } {
  const identityApi = useApi(identityApiRef);
  const alertApi = useApi(alertApiRef);
  const catalog = useOptionalApi(catalogApiRef);
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const { data, error, isPending } = useQuery({
    queryKey: ['user-settings', 'profile'],
    queryFn: () => loadUserProfile(identityApi, catalog),
    retry: false,
  });
  useEffect(() => {
    if (!error) return;
    alertApi.post({ message: t('profile.failed', { error: error.message }), severity: 'error' });
  }, [error, alertApi, t]);
  return { profile: data, isLoading: isPending };
}
