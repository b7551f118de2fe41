import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useTranslationRef } from '#sdk';
import { appTranslationRef } from '../i18n/appMessages';
import { navItemStyles } from './navStyles';
import { UserAvatar } from './UserAvatar';
import { useUserProfile } from './useUserProfile';

const ProfileAnchor = styled(Link)(({ theme }) => navItemStyles(theme));
const ProfileText = styled('div')(({ theme }) => ({ ...navItemStyles(theme), cursor: 'default' }));

/** Who is signed in; leads to their settings where there is such a page. */
export function ProfileLink({ to }: { to: string | undefined }) {
  const { t } = useTranslationRef(appTranslationRef);
  const profile = useUserProfile();
  const content = (
    <>
      <UserAvatar profile={profile} alt="" />
      <bdi title={profile.name}>{profile.shortName}</bdi>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <ProfileText>{content}</ProfileText>
      ) : (
        <ProfileAnchor to={to} aria-label={t('nav.profile', { name: profile.shortName })}>
          {content}
        </ProfileAnchor>
      )}
    </li>
  );
}
