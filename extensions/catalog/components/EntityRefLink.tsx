import type { ReactNode } from 'react';
import { type CompoundEntityRef, type Entity, safeParseEntityRef, stringifyEntityRef } from '#model';
import { lazyPart, preloadLater } from '#sdk';
import { HoverCard, RouterLink, createStyleClass } from '#ui';
import { EntityDisplayName } from '../presentation/EntityDisplayName';
import { EntityPreviewSkeleton } from './EntityPreviewSkeleton';
import { useEntityPath } from './useEntityPath';

/** Props of {@link EntityRefLink}. */
export interface EntityRefLinkProps {
  entityRef: Entity | CompoundEntityRef | string;
  /** Refs of another kind are shown with their kind. */
  defaultKind?: string;
  defaultNamespace?: string;
  /** Shown instead of the title of the entity. */
  children?: ReactNode;
  hideIcon?: boolean;
  /** Disables the preview that opens on hover and on keyboard focus. */
  disablePreview?: boolean;
  /** Inherits the text color until the user hovers over it. */
  quiet?: boolean;
}

const EntityPreview = lazyPart(
  preloadLater(async () => (await import('./EntityPreview')).EntityPreview),
  () => <EntityPreviewSkeleton />,
);

const useLineStyles = createStyleClass(() => ({
  display: 'inline-flex',
  maxWidth: '100%',
  minWidth: 0,
  verticalAlign: 'bottom',
}));

/**
 * A link to an entity: its title, the icon of its kind, and a preview on hover. Shows plain text if the ref is invalid or no
 * entity page is installed.
 */
export function EntityRefLink(props: EntityRefLinkProps) {
  const { entityRef, children, disablePreview = false, quiet = false, ...display } = props;
  const path = useEntityPath();
  const line = useLineStyles();
  const target = resolveTarget(entityRef, props);
  const to = target && path(target);
  const shown = children ?? (
    <EntityDisplayName entityRef={entityRef} disableTooltip={!disablePreview} {...display} />
  );
  if (!target || to === undefined) return <>{shown}</>;
  const link = (
    <RouterLink to={to} quiet={quiet} className={line}>
      {shown}
    </RouterLink>
  );
  if (disablePreview) return link;
  const ref = stringifyEntityRef(target);
  return <HoverCard content={() => renderPreview(ref)}>{link}</HoverCard>;
}

function renderPreview(entityRef: string): ReactNode {
  return <EntityPreview entityRef={entityRef} />;
}

function resolveTarget(
  entityRef: EntityRefLinkProps['entityRef'],
  defaults: { defaultKind?: string; defaultNamespace?: string },
): Entity | CompoundEntityRef | undefined {
  if (typeof entityRef !== 'string') return entityRef;
  const parsed = safeParseEntityRef(entityRef, defaults);
  return parsed.ok ? parsed.value : undefined;
}
