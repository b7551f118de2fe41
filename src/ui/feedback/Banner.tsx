import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SafeLink } from '../link/SafeLink';
import { useUiText } from '../text/uiText';
import { fontWeight, radius, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { noticeStyles, toneIcons } from './noticeStyles';

/** The severity of a banner. */
export type BannerSeverity = 'info' | 'success' | 'warning' | 'error';

/** Props of {@link Banner}. */
export interface BannerProps {
  severity?: BannerSeverity | undefined;
  /** The message, in one or two sentences. It may be followed by details to open. */
  children: ReactNode;
  /** A link to more information. An unsafe URL is shown as text. */
  link?: { url: string; title: string } | undefined;
  /** Called when the user dismisses the banner. Without it, the banner cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
  /** Fills the width of the container, without rounded corners: for the top of a page. */
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
    '& > div': {
      flex: 1,
      minWidth: 0,
      margin: 0,
      paddingBlock: 5,
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
      fontWeight: fontWeight.medium,
    },
    // Links in text must not be recognizable by color alone.
    '& > div a': { textDecoration: 'underline' },
    '@media (max-width: 600px)': { '&[data-flush]': { paddingInlineStart: space[4] } },
  };
});

/** A message above the content that it refers to. */
export function Banner({ severity = 'info', children, link, onDismiss, flush = false }: BannerProps) {
  const text = useUiText();
  const Icon = toneIcons[severity];
  return (
    <Strip severity={severity} data-flush={flush ? '' : undefined}>
      <Icon aria-hidden />
      <div>
        {children} {link && <SafeLink href={link.url}>{link.title}</SafeLink>}
      </div>
      {onDismiss && (
        <button type="button" aria-label={text('banner.dismiss')} onClick={onDismiss}>
          <X aria-hidden />
        </button>
      )}
    </Strip>
  );
}
