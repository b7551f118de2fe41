import type { CSSProperties } from 'react';
import { type CompoundEntityRef, type Entity, safeParseEntityRef } from '#model';
import { useEntityPresentation } from '../presentation/useEntityPresentation';
import { EntityKindIcon } from './EntityKindIcon';

/** Props of {@link EntityDisplayName}. */
export interface EntityDisplayNameProps {
  entityRef: Entity | CompoundEntityRef | string;
  /** Refs of another kind are written with their kind. */
  defaultKind?: string;
  defaultNamespace?: string;
  hideIcon?: boolean;
  /** Leaves away the full ref that shows on hover. */
  disableTooltip?: boolean;
}

const line: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'bottom',
};
const name: CSSProperties = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** An entity by its title, with the icon of its kind, on one line. */
export function EntityDisplayName(props: EntityDisplayNameProps) {
  const { entityRef, defaultKind, defaultNamespace, hideIcon = false, disableTooltip = false } = props;
  const { primaryTitle, secondaryTitle, Icon, ...shown } = useEntityPresentation(entityRef, {
    defaultKind,
    defaultNamespace,
  });
  const parsed = safeParseEntityRef(shown.entityRef);
  return (
    <span style={line} title={disableTooltip ? undefined : secondaryTitle}>
      {hideIcon || Icon === false || !parsed.ok ? null : (
        <EntityKindIcon kind={parsed.value.kind} {...(Icon ? { Icon } : {})} />
      )}
      <bdi style={name}>{primaryTitle}</bdi>
    </span>
  );
}
