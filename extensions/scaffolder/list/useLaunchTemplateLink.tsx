import { CirclePlus } from 'lucide-react';
import { DEFAULT_NAMESPACE } from '#model';
import { type EntityIconLinkProps, useEntity } from '#extensions/catalog';
import { useIsAllowed, useRouteRef, useTranslationRef } from '#sdk';
import { scaffolderTitlesTranslationRef } from '../i18n/titles/scaffolderTitlesTranslationRef';
import { taskCreatePermission } from '../protocol/permissions';
import { selectedTemplateRouteRef } from '../routes';

/** Returns the link to the form of the template. It is disabled for users who may not run templates. */
export function useLaunchTemplateLink(): EntityIconLinkProps {
  const { entity } = useEntity();
  const { t } = useTranslationRef(scaffolderTitlesTranslationRef);
  const printPath = useRouteRef(selectedTemplateRouteRef);
  const isAllowed = useIsAllowed([taskCreatePermission])(taskCreatePermission);
  const { name, namespace = DEFAULT_NAMESPACE } = entity.metadata;
  const href = printPath?.({ namespace, templateName: name });
  return {
    icon: <CirclePlus aria-hidden />,
    label: t('Launch template'),
    ...(href === undefined || !isAllowed ? { disabled: true } : { href }),
  };
}
