import { useLinkClick, type LinkProps, Link } from '#sdk';
import { createStyleClass } from '../theme/createStyleClass';
import { linkStyles } from './linkStyles';

/** Props of {@link RouterLink}. */
export interface RouterLinkProps extends LinkProps {
  /** Uses the surrounding text color until hover. */
  quiet?: boolean;
}

const useLinkStyles = createStyleClass(linkStyles);
const useQuietStyles = createStyleClass((theme) => ({ ...linkStyles(theme), color: 'inherit' }));

// The router passes URLs with a protocol directly to the browser, so they must be blocked here.
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i;

/** A link to a page of the portal. `to` comes from a route ref, never from data. For data, use `SafeLink`. */
export function RouterLink({ quiet = false, onClick, className, ...props }: RouterLinkProps) {
  const handleClick = useLinkClick(onClick);
  const plainClass = useLinkStyles();
  const quietClass = useQuietStyles();
  const own = quiet ? quietClass : plainClass;
  if (typeof props.to === 'string' && absolute.test(props.to)) return <span>{props.children}</span>;
  return (
    <Link
      {...props}
      className={className === undefined ? own : `${own} ${className}`}
      onClick={handleClick}
    />
  );
}
