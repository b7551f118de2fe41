import { styled } from '@mui/material/styles';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { useLinkClick } from '#sdk';
import { linkStyles } from './linkStyles';

/** Props of {@link RouterLink}. */
export interface RouterLinkProps extends LinkProps {
  /** Takes the colour of its surroundings until it is pointed at. */
  quiet?: boolean;
}

const StyledLink = styled(Link, { shouldForwardProp: (prop) => prop !== 'quiet' })<{ quiet: boolean }>(
  ({ theme, quiet }) => linkStyles(theme, quiet),
);

// The router hands an address with a protocol straight to the browser, so one that slipped in here must not get there.
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i;

/** A link to a page of the portal. `to` comes from a route ref, never from data; for data there is `SafeLink`. */
export function RouterLink({ quiet = false, onClick, ...props }: RouterLinkProps) {
  const handleClick = useLinkClick(onClick);
  if (typeof props.to === 'string' && absolute.test(props.to)) return <span>{props.children}</span>;
  return <StyledLink quiet={quiet} {...props} onClick={handleClick} />;
}
