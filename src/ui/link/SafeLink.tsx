import { styled } from '@mui/material/styles';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useInRouterContext } from 'react-router-dom';
import { useLinkClick } from '#sdk';
import { BreakableText } from '../text/BreakableText';
import { VisuallyHidden } from '../a11y/VisuallyHidden';
import { useUiText } from '../text/uiText';
import { resolveTokens } from '../theme/resolveTokens';
import { linkStyles } from './linkStyles';
import { isLocalHref, resolveSafeHref, safeProtocols } from './resolveSafeHref';
import { RouterLink } from './RouterLink';

/** Props of {@link SafeLink}. */
export interface SafeLinkProps {
  /** A URL from data: an annotation, a link of an entity, a notification. */
  href: unknown;
  /** The link text. Default: the URL. */
  children?: ReactNode;
  /** Additional protocols that the configuration allows. */
  extraProtocols?: readonly string[];
  /** Hides the icon for a new window, if there already is an icon. */
  hideIcon?: boolean;
  className?: string;
}

const Anchor = styled('a')(({ theme }) => ({
  ...linkStyles(theme),
  overflowWrap: 'anywhere',
  '& svg': { width: '0.85em', height: '0.85em', marginInlineStart: '0.3em', verticalAlign: '-0.06em' },
  // A word joiner keeps the icon on the line of the last word.
  '& > [data-outward]::before': { content: '"\\2060"' },
}));

const Inert = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& svg': {
    width: '1em',
    height: '1em',
    marginInlineEnd: '0.35em',
    verticalAlign: '-0.12em',
    color: resolveTokens(theme).status.warning.text,
  },
}));

/** A link whose URL comes from data. Use no other component for such links. An unsafe URL becomes plain text with a warning. */
export function SafeLink({ href, children, extraProtocols, hideIcon = false, className }: SafeLinkProps) {
  const text = useUiText();
  const inRouter = useInRouterContext();
  const handleClick = useLinkClick();
  const safe = resolveSafeHref(href, extraProtocols ? { extraProtocols } : {});
  const shown = children ?? <BreakableText>{typeof href === 'string' ? href : ''}</BreakableText>;
  if (safe === undefined) {
    const reason = text('link.unsafe', {
      protocols: [...safeProtocols, ...(extraProtocols ?? [])].join(', '),
    });
    return (
      <Inert className={className} title={reason}>
        <TriangleAlert aria-hidden />
        {shown}
        <VisuallyHidden> ({reason})</VisuallyHidden>
      </Inert>
    );
  }
  if (isLocalHref(safe) && inRouter)
    return (
      <RouterLink {...(className ? { className } : {})} to={safe}>
        {shown}
      </RouterLink>
    );
  if (!/^https?:/.test(safe))
    return (
      <Anchor className={className} href={safe} onClick={handleClick}>
        {shown}
      </Anchor>
    );
  return (
    <Anchor className={className} href={safe} target="_blank" rel="noopener noreferrer" onClick={handleClick}>
      {shown}
      {hideIcon ? null : (
        <span aria-hidden data-outward>
          <ExternalLink />
        </span>
      )}
      <VisuallyHidden data-untracked="">, {text('link.opensElsewhere')}</VisuallyHidden>
    </Anchor>
  );
}
