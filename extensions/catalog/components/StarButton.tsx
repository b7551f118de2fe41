import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import type { CompoundEntityRef, Entity } from '#model';
import { useTranslationRef } from '#sdk';
import { resolveTokens } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useEntityPresentation } from '../presentation/useEntityPresentation';
import { useStarredEntity } from '../starred/useStarredEntities';

/** Props of {@link StarButton}. */
export interface StarButtonProps {
  entity: Entity | CompoundEntityRef | string;
  size?: 'small' | 'medium';
}

const Button = styled(IconButton)(({ theme }) => ({
  '&[aria-pressed="true"] svg': { fill: 'currentColor', color: resolveTokens(theme).status.warning.text },
}));

/** Stars an entity for the user, or takes the star away. */
export function StarButton({ entity, size = 'medium' }: StarButtonProps) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { primaryTitle } = useEntityPresentation(entity);
  const { isStarredEntity, toggleStarredEntity } = useStarredEntity(entity);
  return (
    <Button
      size={size}
      aria-pressed={isStarredEntity}
      aria-label={t('star.label', { name: primaryTitle })}
      title={t(isStarredEntity ? 'star.remove' : 'star.add')}
      onClick={toggleStarredEntity}
    >
      <Star aria-hidden />
    </Button>
  );
}
