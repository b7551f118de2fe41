import { memo } from 'react';
import { useTranslationRef } from '#sdk';
import { VisuallyHidden } from '#ui';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteItem } from '../model/paletteItem';
import { idOfRow } from './useActiveRow';

/** Props of {@link MoreButtons}. */
export interface MoreButtonsProps {
  rows: readonly PaletteItem[];
  onEnter: (item: PaletteItem) => void;
}

/**
 * A button for the second level of each entity, for screen readers, which users also operate by touch. An option can't contain a
 * button, so the arrow that others see in it is hidden from them. The keyboard has Tab.
 */
export const MoreButtons = memo(function MoreButtons({ rows, onEnter }: MoreButtonsProps) {
  const { t } = useTranslationRef(paletteTranslationRef);
  const entities = rows.filter(({ entity }) => entity !== undefined);
  if (entities.length === 0) return null;
  return (
    <VisuallyHidden role="group" aria-label={t('hints.more')}>
      {entities.map((item) => (
        <button key={idOfRow(item)} type="button" tabIndex={-1} onClick={() => onEnter(item)}>
          {t('hints.moreOf', { title: item.title })}
        </button>
      ))}
    </VisuallyHidden>
  );
});
