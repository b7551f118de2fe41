import { type CSSProperties, type ReactNode, Suspense, lazy } from 'react';
import { type CompoundEntityRef, type Entity, safeParseEntityRef, stringifyEntityRef } from '#model';
import { HoverCard, RouterLink } from '#ui';
import { EntityDisplayName } from './EntityDisplayName';
import { EntityPreviewSkeleton } from './EntityPreviewSkeleton';
import { useEntityPath } from './useEntityPath';

/** Props of {@link EntityRefLink}. */
export interface EntityRefLinkProps {
  entityRef: Entity | CompoundEntityRef | string;
  /** Refs of another kind are written with their kind. */
  defaultKind?: string;
  defaultNamespace?: string;
  /** Written instead of the entity's own title. */
  children?: ReactNode;
  hideIcon?: boolean;
  /** Leaves away the preview that opens on hover and on keyboard focus. */
  disablePreview?: boolean;
  /** Takes the colour of its surroundings until it is pointed at. */
  quiet?: boolean;
}

const EntityPreview = lazy(async () => ({ default: (await import('./EntityPreview')).EntityPreview }));

const line: CSSProperties = {
  display: 'inline-flex',
  maxWidth: '100%',
  minWidth: 0,
  verticalAlign: 'bottom',
};

/**
 * A link to an entity, by its title, with the icon of its kind and a preview on hover. A ref that cannot be read, and any
 * ref where no entity page is installed, is written without a link.
 */
export function EntityRefLink(props: EntityRefLinkProps) {
  const { entityRef, children, disablePreview = false, quiet = false, ...display } = props;
  const path = useEntityPath();
  const target = resolveTarget(entityRef, props);
  const to = target && path(target);
  const shown = children ?? (
    <EntityDisplayName entityRef={entityRef} disableTooltip={!disablePreview} {...display} />
  );
  if (!target || to === undefined) return <>{shown}</>;
  const link = (
    <RouterLink to={to} quiet={quiet} style={line}>
      {shown}
    </RouterLink>
  );
  if (disablePreview) return link;
  const ref = stringifyEntityRef(target);
  return <HoverCard content={() => renderPreview(ref)}>{link}</HoverCard>;
}

function renderPreview(entityRef: string): ReactNode {
  return (
    <Suspense fallback={<EntityPreviewSkeleton />}>
      <EntityPreview entityRef={entityRef} />
    </Suspense>
  );
}

function resolveTarget(
  entityRef: EntityRefLinkProps['entityRef'],
  defaults: { defaultKind?: string; defaultNamespace?: string },
): Entity | CompoundEntityRef | undefined {
  if (typeof entityRef !== 'string') return entityRef;
  const parsed = safeParseEntityRef(entityRef, defaults);
  return parsed.ok ? parsed.value : undefined;
}
