import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SafeLink } from '../link/SafeLink';
import { useUiText } from '../text/uiText';
import { fontWeight, radius, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { noticeStyles, toneIcons } from './noticeStyles';

/** How serious what a banner says is. */
export type BannerSeverity = 'info' | 'success' | 'warning' | 'error';

/** Props of {@link Banner}. */
export interface BannerProps {
  severity?: BannerSeverity | undefined;
  /** What it says, in a sentence or two. */
  children: ReactNode;
  /** Where more is to be read; an address out of data is checked before it becomes a link. */
  link?: { url: string; title: string } | undefined;
  /** Puts it away; without it, it stays. */
  onDismiss?: (() => void) | undefined;
  /** Fills the width of what it stands in, without corners: for the top of a page. */
  flush?: boolean;
}

const Strip = styled('div', { shouldForwardProp: (prop) => prop !== 'severity' })<{
  severity: BannerSeverity;
}>(({ theme, severity }) => {
  return {
    ...noticeStyles(theme, severity),
    padding: `${space[1]}px ${space[2]}px ${space[1]}px ${space[4]}px`,
    borderRadius: radius.card,
    backgroundColor: resolveTokens(theme).status[severity].soft,
    '&[data-flush]': { borderWidth: '0 0 1px', borderRadius: 0, paddingInlineStart: space[6] },
    '& > p': {
      flex: 1,
      minWidth: 0,
      margin: 0,
      paddingBlock: 5,
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
      fontWeight: fontWeight.medium,
    },
    // In running text a link must not tell by its colour alone.
    '& > p a': { textDecoration: 'underline' },
    '@media (max-width: 600px)': { '&[data-flush]': { paddingInlineStart: space[4] } },
  };
});

/** A message that stands above what it is about until it is put away. */
export function Banner({ severity = 'info', children, link, onDismiss, flush = false }: BannerProps) {
  const text = useUiText();
  const Icon = toneIcons[severity];
  return (
    <Strip severity={severity} data-flush={flush ? '' : undefined}>
      <Icon aria-hidden />
      <p>
        {children} {link && <SafeLink href={link.url}>{link.title}</SafeLink>}
      </p>
      {onDismiss && (
        <button type="button" aria-label={text('banner.dismiss')} onClick={onDismiss}>
          <X aria-hidden />
        </button>
      )}
    </Strip>
  );
}
