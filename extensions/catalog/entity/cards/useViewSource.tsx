import { SquareCode } from 'lucide-react';
import { safeParseLocationRef } from '#model';
import { ANNOTATION_SOURCE_LOCATION } from '#protocol';
import { useTranslationRef } from '#sdk';
import type { EntityIconLinkProps } from '../../blueprints/EntityIconLinkBlueprint';
import { useEntity } from '../../context/entityContext';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';

/** Links to the source of the entity, if its annotation contains a URL. */
export function useViewSource(): EntityIconLinkProps {
  const { entity } = useEntity();
  const { t } = useTranslationRef(catalogTranslationRef);
  const annotation = entity.metadata.annotations?.[ANNOTATION_SOURCE_LOCATION];
  const source = annotation === undefined ? undefined : safeParseLocationRef(annotation);
  const href = source?.ok && source.value.type === 'url' ? source.value.target : undefined;
  return {
    icon: <SquareCode aria-hidden />,
    label: t('entity.viewSource'),
    ...(href === undefined ? { disabled: true, title: t('entity.noSource') } : { href }),
  };
}
