import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFamily, fontSize, fontWeight, radius, rem, resolveTokens, type StatusTone } from '#ui';

/** Props of {@link KindBadge}. */
export interface KindBadgeProps {
  tone: StatusTone;
  /** Whether it is a word of the portal and not of the format. */
  isTranslated?: boolean;
  children: ReactNode;
}

const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: StatusTone }>(({
  theme,
  tone,
}) => {
  const { text, soft } = resolveTokens(theme).status[tone];
  return {
    flex: 'none',
    display: 'inline-block',
    padding: '0 6px',
    borderRadius: radius.control,
    color: text,
    backgroundColor: soft,
    fontFamily: fontFamily.mono,
    fontSize: rem(fontSize.xs),
    fontWeight: fontWeight.medium,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
  };
});

/** What kind of part a name is, as the format calls it: `query`, `enum`, `rpc`. */
export function KindBadge({ tone, isTranslated = false, children }: KindBadgeProps) {
  return (
    <Badge tone={tone} translate={isTranslated ? undefined : 'no'}>
      {children}
    </Badge>
  );
}
