import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../apis/apiContext';
import {
  type BackstageUserIdentity,
  type IdentityApi,
  identityApiRef,
  type ProfileInfo,
} from '../apis/identityApi';
import { useTitles } from '../i18n/titles/useTitles';

/** The name of guests without a name of their own. It is translated like a title. */
const GUEST = 'Guest';

/** The profile of the signed-in user. */
export interface UserProfile extends ProfileInfo {
  identity: BackstageUserIdentity;
  /** The display name, or the user's entity ref. */
  name: string;
}

/** The result of {@link useUserProfile}. While the profile loads, both properties are absent. */
export interface UserProfileResult {
  profile?: UserProfile;
  error?: Error;
}

/** Loads the profile of the signed-in user. The caller shows the error, with a text of its plugin. */
export function useUserProfile(): UserProfileResult {
  const identityApi = useApi(identityApiRef);
  const [result, setResult] = useState<UserProfileResult>({});
  useEffect(() => {
    let isCurrent = true;
    void loadResult(identityApi).then((loaded) => isCurrent && setResult(loaded));
    return () => {
      isCurrent = false;
    };
  }, [identityApi]);
  return useTranslatedGuest(result);
}

function useTranslatedGuest(result: UserProfileResult): UserProfileResult {
  const printTitle = useTitles();
  return useMemo(() => {
    if (result.profile?.displayName !== GUEST) return result;
    const name = printTitle(GUEST);
    return { profile: { ...result.profile, displayName: name, name } };
  }, [result, printTitle]);
}

async function loadResult(identityApi: IdentityApi): Promise<UserProfileResult> {
  try {
    const [info, identity] = await Promise.all([
      identityApi.getProfileInfo(),
      identityApi.getBackstageIdentity(),
    ]);
    return { profile: { ...info, identity, name: info.displayName || identity.userEntityRef } };
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}
