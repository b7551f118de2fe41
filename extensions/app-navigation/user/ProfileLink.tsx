import { styled } from '@mui/material/styles';
import { useTranslationRef, Link } from '#sdk';
import { appTranslationRef } from '#extensions/app';
import { navItemStyles } from '../entries/navStyles';
import { UserAvatar } from './UserAvatar';
import { useUserProfile } from './useUserProfile';

const ProfileAnchor = styled(Link)(({ theme }) => navItemStyles(theme));
const ProfileText = styled('div')(({ theme }) => ({ ...navItemStyles(theme), cursor: 'default' }));

/** The signed-in user, as a link to their settings if there is such a page. */
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
