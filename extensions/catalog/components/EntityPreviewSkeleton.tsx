import { styled } from '@mui/material/styles';
import { SkeletonLine, VisuallyHidden, space } from '#ui';
import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';

const Lines = styled('div')({ display: 'grid', gap: space[3], minHeight: 116, alignContent: 'start' });

/** Placeholder of the preview while it loads, with the height of most previews. */
export function EntityPreviewSkeleton() {
  const { t } = useTranslationRef(catalogTranslationRef);
  return (
    <Lines role="status">
      <VisuallyHidden>{t('preview.loading')}</VisuallyHidden>
      <SkeletonLine width="60%" />
      <SkeletonLine width="40%" />
      <SkeletonLine width="95%" />
      <SkeletonLine width="70%" />
    </Lines>
  );
}
