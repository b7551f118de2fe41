import { styled } from '@mui/material/styles';
import { Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatusTone } from '../theme/palette';
import { fontSize, fontWeight, radius, rem } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { toneIcons } from './noticeStyles';

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps {
  tone: StatusTone;
  /** The status in words. Color and icon only support it. */
  children: ReactNode;
  /** Shows only the icon and the text, without a background, for tables. */
  plain?: boolean;
}

const icons = { ...toneIcons, neutral: Circle } as const;

const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'plain' })<{
  tone: StatusTone;
  plain: boolean;
}>(({ theme, tone, plain }) => {
  const tokens = resolveTokens(theme);
  const { text, soft, line } = tokens.status[tone];
  return {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 5,
    maxWidth: '100%',
    fontSize: rem(plain ? fontSize.sm : fontSize.xs),
    fontWeight: plain ? fontWeight.regular : fontWeight.medium,
    whiteSpace: 'nowrap',
    color: plain ? tokens.text.primary : text,
    ...(plain
      ? {}
      : {
          height: 22,
          lineHeight: '20px',
          padding: '0 8px 0 6px',
          border: `1px solid ${line}`,
          borderRadius: radius.pill,
          backgroundColor: soft,
        }),
    '& svg': { width: 14, height: 14, flex: 'none', color: text, alignSelf: 'center' },
  };
});

/** A status in one word, with a matching icon and color. */
export function StatusBadge({ tone, children, plain = false }: StatusBadgeProps) {
  const Icon = icons[tone];
  return (
    <Badge tone={tone} plain={plain}>
      <Icon aria-hidden />
      {children}
    </Badge>
  );
}
