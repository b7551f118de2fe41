import type { AnchorHTMLAttributes, Ref } from 'react';
import {
  type RelativeRoutingType,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

/** Props of {@link Link}: those of an anchor, and where it leads. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Replaces the current entry of the history. */
  replace?: boolean;
  /** State of the new entry of the history. */
  state?: unknown;
  /** Whether a relative address belongs to the route, which is the default, or to the path. */
  relative?: RelativeRoutingType;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the portal. Unlike the link of the router, it does not bring the router's code for loading data, which the portal does
 * not use, into the first load.
 */
export function Link({ to, replace, state, relative, onClick, target, children, ...anchor }: LinkProps) {
  const href = useHref(to, { ...(relative && { relative }) });
  const follow = useLinkClickHandler(to, {
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    ...(relative && { relative }),
    state,
  });
  return (
    <a
      {...anchor}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** Props of {@link NavLink}. `aria-current` is the value while the page is open, `page` by default. */
export interface NavLinkProps extends LinkProps {
  /** Whether the link is current only on its own path, and not below it. */
  end?: boolean;
}

/** A link that is marked with `aria-current` and the class `active` while its page is open. */
export function NavLink({ end = false, className, 'aria-current': current = 'page', ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const own = useResolvedPath(link.to, { ...(link.relative && { relative: link.relative }) }).pathname;
  const isCurrent = isWithin(pathname, own, end);
  return (
    <Link
      {...link}
      aria-current={isCurrent ? current : undefined}
      className={[className, isCurrent && 'active'].filter(Boolean).join(' ')}
    />
  );
}

/** Whether a path is the other path, or below it. Paths differ in case only by mistake, as in the router. */
function isWithin(path: string, other: string, end: boolean): boolean {
  const [own, wanted] = [path, other].map((text) => text.toLowerCase().replace(/\/+$/, ''));
  return own === wanted || (!end && wanted !== '' && (own ?? '').startsWith(`${wanted}/`));
}
