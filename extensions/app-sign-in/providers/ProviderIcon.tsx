import { styled } from '@mui/material/styles';
import { KeyRound, UserRound, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconElement } from '#sdk';
import { radius, resolveTokens } from '#ui';
import { findBrandPath } from './brandPaths';

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
  /** The configured icon. */
  icon?: IconElement | undefined;
}

/** The icon of a provider: the configured one, its brand, or a key. The name of the provider is next to it. */
export function ProviderIcon({ id, icon }: ProviderIconProps) {
  return <Tile aria-hidden>{icon ?? own[id] ?? <Brand id={id} />}</Tile>;
}

function Brand({ id }: { id: string }) {
  const path = findBrandPath(id);
  if (path === undefined) return <KeyRound />;
  return (
    <svg viewBox="0 0 24 24" fill="currentColor">
      <path d={path} />
    </svg>
  );
}
