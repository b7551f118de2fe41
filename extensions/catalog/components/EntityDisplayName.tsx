import { styled } from '@mui/material/styles';
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

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'bottom',
  '& > bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** An entity by its title, with the icon of its kind, on one line. */
export function EntityDisplayName(props: EntityDisplayNameProps) {
  const { entityRef, defaultKind, defaultNamespace, hideIcon = false, disableTooltip = false } = props;
  const { primaryTitle, secondaryTitle, Icon, ...shown } = useEntityPresentation(entityRef, {
    defaultKind,
    defaultNamespace,
  });
  const parsed = safeParseEntityRef(shown.entityRef);
  return (
    <Line title={disableTooltip ? undefined : secondaryTitle}>
      {hideIcon || Icon === false || !parsed.ok ? null : (
        <EntityKindIcon kind={parsed.value.kind} {...(Icon ? { Icon } : {})} />
      )}
      <bdi>{primaryTitle}</bdi>
    </Line>
  );
}
