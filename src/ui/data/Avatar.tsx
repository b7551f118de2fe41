import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { fontWeight, radius } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { resolveSafeHref } from '../link/resolveSafeHref';
import { resolveInitials } from './initials';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  name: string;
  /** An http(s) URL or a path on this site. If it is anything else or does not load, the initials are shown. */
  picture?: string | undefined;
  /** The alternative text. Leave it empty if the name is shown next to the picture. */
  alt?: string;
  /** In px. */
  size?: number;
  /** Square for groups, round for people. */
  square?: boolean;
}

const Round = styled('span', { shouldForwardProp: (prop) => prop !== 'square' && prop !== 'size' })<{
  size: number;
  square: boolean;
}>(({ theme, size, square }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: size,
    height: size,
    overflow: 'hidden',
    borderRadius: square ? radius.control : radius.pill,
    backgroundColor: tokens.accent.soft,
    color: tokens.accent.text,
    fontSize: Math.max(10, Math.round(size * 0.38)),
    fontWeight: fontWeight.semibold,
    lineHeight: 1,
    userSelect: 'none',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  };
});

function resolvePicture(picture: string | undefined): string | undefined {
  // Profile pictures are often data URLs. These are safe for images, which cannot run scripts, but not for links.
  if (picture !== undefined && /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(picture)) return picture;
  const safe = resolveSafeHref(picture);
  return safe?.startsWith('mailto:') === true ? undefined : safe;
}

/** The picture of a user or group, or their initials. */
export function Avatar({ name, picture, alt = '', size = 32, square = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const source = resolvePicture(picture);
  const shown = source !== undefined && source !== failed;
  return (
    <Round size={size} square={square} {...(alt === '' && !shown ? { 'aria-hidden': true } : {})}>
      {shown ? (
        <img
          src={source}
          alt={alt}
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
        />
      ) : (
        <span translate="no" {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          {resolveInitials(name)}
        </span>
      )}
    </Round>
  );
}
