import { useEffect } from 'react';
import { alertApiRef, useApi, type UserProfileResult, useTranslationRef, useUserProfile } from '#sdk';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';

/** Returns the profile of the signed-in user. If it cannot be loaded, posts an alert and returns an empty profile. */
export function useReportedProfile(): UserProfileResult {
  const result = useUserProfile();
  const { error } = result;
  const alertApi = useApi(alertApiRef);
  const { t } = useTranslationRef(userSettingsTranslationRef);
  useEffect(() => {
    if (error) alertApi.post({ message: t('profile.failed', { error: error.message }), severity: 'error' });
  }, [error, alertApi, t]);
  return result;
}
