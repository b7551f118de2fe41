import { styled } from '@mui/material/styles';
import { LogOut } from 'lucide-react';
import { alertApiRef, identityApiRef, useApi, useTranslationRef } from '#sdk';
import { Avatar, InfoCard, MenuButton, SkeletonText, fontSize, fontWeight, rem, space } from '#ui';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import { useEntityPicture } from './useEntityPicture';
import { useReportedProfile } from './useReportedProfile';

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 64,
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& p:first-of-type': { fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
  '& p + p': { fontSize: rem(fontSize.sm), color: theme.palette.text.secondary },
}));

function SignOutMenu() {
  const identityApi = useApi(identityApiRef);
  const alertApi = useApi(alertApiRef);
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const signOut = () => {
    identityApi.signOut().catch((error: Error) => {
      alertApi.post({ message: t('profile.signOutFailed', { error: error.message }), severity: 'error' });
    });
  };
  return (
    <MenuButton
      label={t('profile.menu')}
      items={[
        { id: 'sign-out', label: t('profile.signOut'), icon: <LogOut aria-hidden />, onSelect: signOut },
      ]}
    />
  );
}

/** The signed-in user, with a menu to sign out. */
export function ProfileCard() {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const { profile, error } = useReportedProfile();
  const ownPicture = profile?.picture;
  const entityPicture = useEntityPicture(ownPicture ? undefined : profile?.identity.userEntityRef);
  return (
    <InfoCard title={t('profile.title')} action={<SignOutMenu />}>
      <Person>
        <Avatar
          name={profile?.name ?? ''}
          picture={ownPicture || entityPicture}
          alt={t('profile.picture')}
          size={64}
        />
        <div>
          {!profile && !error && <SkeletonText lines={2} />}
          {profile && (
            <p>
              <bdi>{profile.name}</bdi>
            </p>
          )}
          {profile?.email && (
            <p>
              <bdi>{profile.email}</bdi>
            </p>
          )}
        </div>
      </Person>
    </InfoCard>
  );
}
