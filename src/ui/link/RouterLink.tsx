import { styled } from '@mui/material/styles';
import { useLinkClick, type LinkProps, Link } from '#sdk';
import { linkStyles } from './linkStyles';

/** Props of {@link RouterLink}. */
export interface RouterLinkProps extends LinkProps {
  /** Uses the surrounding text color until hover. */
  quiet?: boolean;
}

const StyledLink = styled(Link, { shouldForwardProp: (prop) => prop !== 'quiet' })<{ quiet: boolean }>(
  ({ theme, quiet }) => linkStyles(theme, quiet),
);

// The router passes URLs with a protocol directly to the browser, so they must be blocked here.
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i;

/** A link to a page of the portal. `to` comes from a route ref, never from data. For data, use `SafeLink`. */
export function RouterLink({ quiet = false, onClick, ...props }: RouterLinkProps) {
  const handleClick = useLinkClick(onClick);
  if (typeof props.to === 'string' && absolute.test(props.to)) return <span>{props.children}</span>;
  return <StyledLink quiet={quiet} {...props} onClick={handleClick} />;
}
