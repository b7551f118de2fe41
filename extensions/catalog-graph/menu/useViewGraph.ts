import { stringifyEntityRef } from '#model';
import { type EntityContextMenuItemProps, useEntity } from '#extensions/catalog';
import { useRouteRef, useTitles } from '#sdk';
import { catalogGraphTitlesTranslationRef } from '../i18n/titles/catalogGraphTitlesTranslationRef';
import { catalogGraphRouteRef } from '../routes';

const { messages: titles } = catalogGraphTitlesTranslationRef;

/** Opens the graph of the entity. Disabled if the page of the graph is turned off. */
export function useViewGraph(): EntityContextMenuItemProps {
  const printTitle = useTitles();
  const { entity } = useEntity();
  const path = useRouteRef(catalogGraphRouteRef)?.();
  const search = new URLSearchParams({ 'rootEntityRefs[]': stringifyEntityRef(entity) });
  return {
    title: printTitle(titles['View graph']),
    disabled: path === undefined,
    href: `${path ?? ''}?${search.toString()}`,
  };
}
