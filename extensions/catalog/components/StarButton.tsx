import { Star } from 'lucide-react';
import type { CompoundEntityRef, Entity } from '#model';
import { useTranslationRef } from '#sdk';
import { createStyleClass, height, radius, resolveTokens } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useEntityPresentation } from '../presentation/useEntityPresentation';
import { useStarredEntity } from '../starred/useStarredEntities';

/** Props of {@link StarButton}. */
export interface StarButtonProps {
  entity: Entity | CompoundEntityRef | string;
  size?: 'small' | 'medium';
}

// A plain button, because every row of a list has one and the button of Material UI renders four components.
const useButtonStyles = createStyleClass((theme) => {
  const { status, surface, text } = resolveTokens(theme);
  return {
    display: 'inline-grid',
    placeItems: 'center',
    width: height.control,
    height: height.control,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: text.secondary,
    cursor: 'pointer',
    verticalAlign: 'middle',
    '& svg': { width: 18, height: 18 },
    '&[data-small]': { width: 28, height: 28, '& svg': { width: 16, height: 16 } },
    '&:hover': { backgroundColor: surface.muted, color: text.primary },
    '&[aria-pressed="true"] svg': { fill: 'currentColor', color: status.warning.text },
  };
});

/** Stars or unstars an entity for the user. */
export function StarButton({ entity, size = 'medium' }: StarButtonProps) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { primaryTitle } = useEntityPresentation(entity);
  const { isStarredEntity, toggleStarredEntity } = useStarredEntity(entity);
  return (
    <button
      type="button"
      className={useButtonStyles()}
      data-small={size === 'small' ? '' : undefined}
      aria-pressed={isStarredEntity}
      aria-label={t('star.label', { name: primaryTitle })}
      title={t(isStarredEntity ? 'star.remove' : 'star.add')}
      onClick={toggleStarredEntity}
    >
      <Star aria-hidden />
    </button>
  );
}
