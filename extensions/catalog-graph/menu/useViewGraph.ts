import { stringifyEntityRef } from '#model';
import { type EntityContextMenuItemProps, useEntity } from '#extensions/catalog';
import { useRouteRef, useTranslationRef } from '#sdk';
import { catalogGraphTranslationRef } from '../i18n/catalogGraphTranslationRef';
import { catalogGraphRouteRef } from '../routes';

/** Opens the graph of the entity. Disabled if the page of the graph is turned off. */
export function useViewGraph(): EntityContextMenuItemProps {
  const { t } = useTranslationRef(catalogGraphTranslationRef);
  const { entity } = useEntity();
  const path = useRouteRef(catalogGraphRouteRef)?.();
  const search = new URLSearchParams({ 'rootEntityRefs[]': stringifyEntityRef(entity) });
  return { title: t('card.view'), disabled: path === undefined, href: `${path ?? ''}?${search.toString()}` };
}
