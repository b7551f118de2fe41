import { BookOpenText } from 'lucide-react';
import { type EntityIconLinkProps, useEntity } from '#extensions/catalog';
import { useTranslationRef } from '#sdk';
import { resolveDocsTarget } from '../client/resolveDocsTarget';
import { techdocsTitlesTranslationRef } from '../i18n/titles/techdocsTitlesTranslationRef';
import { useDocsPath } from './useDocsPath';

/** Returns the link to the documentation of the entity. */
export function useReadDocsLink(): EntityIconLinkProps {
  const { entity } = useEntity();
  const { t } = useTranslationRef(techdocsTitlesTranslationRef);
  const docsPath = useDocsPath();
  const target = resolveDocsTarget(entity);
  const href = target && docsPath?.(target);
  return {
    icon: <BookOpenText aria-hidden />,
    label: t('View TechDocs'),
    ...(href === undefined ? { disabled: true, title: t('This entity has no documentation') } : { href }),
  };
}
