import { styled } from '@mui/material/styles';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { linkStyles } from './linkStyles';

/** Props of {@link RouterLink}. */
export interface RouterLinkProps extends LinkProps {
  /** Takes the colour of its surroundings until it is pointed at. */
  quiet?: boolean;
}

const StyledLink = styled(Link, { shouldForwardProp: (prop) => prop !== 'quiet' })<{ quiet: boolean }>(
  ({ theme, quiet }) => linkStyles(theme, quiet),
);

/** A link to a page of the portal. `to` comes from a route ref, never from data; for data there is `SafeLink`. */
export function RouterLink({ quiet = false, ...props }: RouterLinkProps) {
  return <StyledLink quiet={quiet} {...props} />;
}
