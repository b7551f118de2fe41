import type { ReactNode } from 'react';
import { SafeLink } from '#ui';

/** Props of {@link OutsideLink}. */
export interface OutsideLinkProps {
  href: string;
  children: ReactNode;
}

/** An entry of the bar that leads to another site. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <SafeLink hideIcon href={href}>
      {children}
    </SafeLink>
  );
}
