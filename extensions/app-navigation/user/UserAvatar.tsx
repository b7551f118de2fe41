import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, rem, resolveTokens } from '#ui';
import type { UserProfile } from './useUserProfile';

const Round = styled('span')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    overflow: 'hidden',
    borderRadius: '50%',
    border: `1px solid ${tokens.accent.line}`,
    backgroundColor: tokens.accent.soft,
    color: tokens.accent.text,
    fontSize: rem(fontSize.xs),
    fontWeight: fontWeight.semibold,
    lineHeight: 1,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  };
});

/** The user's picture, or the first letter of their name. */
export function UserAvatar({ profile, alt }: { profile: UserProfile; alt: string }) {
  const { picture, shortName } = profile;
  return (
    <Round data-avatar aria-hidden={picture === undefined || alt === ''}>
      {picture === undefined ? (
        initialOf(shortName)
      ) : (
        <img src={picture} alt={alt} referrerPolicy="no-referrer" />
      )}
    </Round>
  );
}

/** Returns the first grapheme, because a name can start with a character outside the basic plane. */
function initialOf(name: string): string {
  return Array.from(name)[0]?.toUpperCase() ?? '';
}
