import { styled } from '@mui/material/styles';
import { UserRound, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconElement } from '#sdk';
import { fontSize, fontWeight, radius, rem, resolveTokens } from '#ui';

const Tile = styled('span')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: radius.card,
    border: `1px solid ${tokens.line.subtle}`,
    backgroundColor: tokens.surface.muted,
    color: tokens.text.primary,
    fontSize: rem(fontSize.lg),
    fontWeight: fontWeight.semibold,
    '& svg, & img': { width: 20, height: 20 },
  };
});

const own: Readonly<Record<string, ReactNode>> = {
  guest: <UserRound aria-hidden />,
  custom: <UserRoundPen aria-hidden />,
};

/** Props of {@link ProviderIcon}. */
export interface ProviderIconProps {
  id: string;
  title: string;
  icon?: IconElement | undefined;
}

/** The icon of a provider; one without an icon is shown by its first letter. */
export function ProviderIcon({ id, title, icon }: ProviderIconProps) {
  const [letter = '?'] = title.trim() || id;
  return <Tile aria-hidden>{icon ?? own[id] ?? letter.toLocaleUpperCase()}</Tile>;
}
