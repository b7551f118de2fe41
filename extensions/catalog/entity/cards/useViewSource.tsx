import { SquareCode } from 'lucide-react';
import { ANNOTATION_SOURCE_LOCATION } from '#protocol';
import { useTranslationRef } from '#sdk';
import type { EntityIconLinkProps } from '../../blueprints/EntityIconLinkBlueprint';
import { useEntity } from '../../context/entityContext';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';

/** Links to the source of the entity, if its annotation contains a URL. */
export function useViewSource(): EntityIconLinkProps {
  const { entity } = useEntity();
  const { t } = useTranslationRef(catalogTranslationRef);
  // The link verifies that the address is safe.
  const href = /^url:\s*(\S.*)$/.exec(entity.metadata.annotations?.[ANNOTATION_SOURCE_LOCATION] ?? '')?.[1];
  return {
    icon: <SquareCode aria-hidden />,
    label: t('entity.viewSource'),
    ...(href === undefined ? { disabled: true, title: t('entity.noSource') } : { href }),
  };
}
