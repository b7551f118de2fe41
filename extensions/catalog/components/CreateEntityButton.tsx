import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { type ExternalRouteRef, useIsAllowed, useLinkClick, useRouteRef, Link } from '#sdk';
import { catalogEntityCreatePermission } from '../protocol/permissions';

/** Props of {@link CreateEntityButton}. */
export interface CreateEntityButtonProps {
  /** The page that creates or registers entities. */
  routeRef: ExternalRouteRef;
  label: string;
  /** Whether it is the main action of the page. @default true */
  primary?: boolean;
}

/** Links to a page that adds entities. Hidden without permission, or if no such page is installed. */
export function CreateEntityButton({ routeRef, label, primary = true }: CreateEntityButtonProps) {
  const handleClick = useLinkClick();
  const isAllowed = useIsAllowed([catalogEntityCreatePermission]);
  const to = useRouteRef(routeRef)?.();
  if (!isAllowed(catalogEntityCreatePermission) || to === undefined) return null;
  return (
    <Button
      component={Link}
      to={to}
      onClick={handleClick}
      {...(primary && { variant: 'contained', color: 'primary' })}
      startIcon={<Plus aria-hidden />}
    >
      {label}
    </Button>
  );
}
