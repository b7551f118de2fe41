import { type CompoundEntityRef, type Entity, safeParseEntityRef } from '#model';
import { createStyleClass } from '#ui';
import { useEntityPresentation } from './useEntityPresentation';
import { EntityKindIcon } from './EntityKindIcon';

/** Props of {@link EntityDisplayName}. */
export interface EntityDisplayNameProps {
  entityRef: Entity | CompoundEntityRef | string;
  /** Refs of another kind are shown with their kind. */
  defaultKind?: string;
  defaultNamespace?: string;
  hideIcon?: boolean;
  /** Disables the tooltip with the full ref. */
  disableTooltip?: boolean;
}

const useLineStyles = createStyleClass(() => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'bottom',
  '& > bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/** The title of an entity on one line, with the icon of its kind. */
export function EntityDisplayName(props: EntityDisplayNameProps) {
  const { entityRef, defaultKind, defaultNamespace, hideIcon = false, disableTooltip = false } = props;
  const { primaryTitle, secondaryTitle, Icon, ...shown } = useEntityPresentation(entityRef, {
    defaultKind,
    defaultNamespace,
  });
  const parsed = safeParseEntityRef(shown.entityRef);
  return (
    <span className={useLineStyles()} title={disableTooltip ? undefined : secondaryTitle}>
      {hideIcon || Icon === false || !parsed.ok ? null : (
        <EntityKindIcon kind={parsed.value.kind} {...(Icon ? { Icon } : {})} />
      )}
      <bdi>{primaryTitle}</bdi>
    </span>
  );
}
