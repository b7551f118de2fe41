import { Copy, Star, StarOff } from 'lucide-react';
import type { Entity } from '#model';
import { stringifyEntityRef } from '#model';
import { type AppTree, toastApiRef, useApi, useTranslationRef } from '#sdk';
import { resolveSafeHref } from '#ui';
import {
  EntityContextMenuItemBlueprint,
  EntityIconLinkBlueprint,
  matchesEntityFilter,
  useEntity,
  useStarredEntity,
} from '#extensions/catalog';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteItem } from '../model/paletteItem';

/** The changing part of an item. */
export type HookItem = Pick<PaletteItem, 'title' | 'note' | 'icon' | 'to' | 'run'>;

/** An item whose state is the result of a hook, which is called inside the provider of the entity. */
export interface EntityHook {
  id: string;
  /** Returns `undefined` if the item is hidden or disabled, or does nothing. */
  useItem: () => HookItem | undefined;
}

/**
 * Collects the actions of an entity: icon links, star and copy. With `isOnScreen`, also the items of the menu, because they act on
 * the page.
 */
export function collectEntityHooks(tree: AppTree, entity: Entity, isOnScreen: boolean): EntityHook[] {
  return [
    ...collectIconLinks(tree, entity),
    { id: 'entity:star', useItem: useStarItem },
    { id: 'entity:copy-ref', useItem: useCopyItem },
    ...(isOnScreen ? collectMenuItems(tree, entity) : []),
  ];
}

function collectIconLinks(tree: AppTree, entity: Entity): EntityHook[] {
  const { useProps: hook, filterFunction, filterExpression } = EntityIconLinkBlueprint.dataRefs;
  const links = tree.nodes.get('entity-card:catalog/about')?.edges.attachments.get('iconLinks') ?? [];
  return links.flatMap(({ spec, instance }): EntityHook[] => {
    const useProps = instance?.getData(hook);
    const filter = {
      filterFunction: instance?.getData(filterFunction),
      filterExpression: instance?.getData(filterExpression),
    };
    if (!useProps || !matchesEntityFilter(filter, entity)) return [];
    const useItem = (): HookItem | undefined => {
      const { label, title, icon, disabled, href, onClick } = useProps();
      return disabled ? undefined : createHookItem({ title: label, note: title, icon, run: onClick }, href);
    };
    return [{ id: spec.id, useItem }];
  });
}

function collectMenuItems(tree: AppTree, entity: Entity): EntityHook[] {
  const { data, filterFunction } = EntityContextMenuItemBlueprint.dataRefs;
  const items = tree.nodes.get('page:catalog/entity')?.edges.attachments.get('contextMenuItems') ?? [];
  return items.flatMap(({ spec, instance }): EntityHook[] => {
    const item = instance?.getData(data);
    const filter = { filterFunction: instance?.getData(filterFunction) };
    if (!item || !matchesEntityFilter(filter, entity)) return [];
    const { useProps, icon } = item;
    const useItem = (): HookItem | undefined => {
      const { title, disabled, hidden, href, onClick } = useProps();
      return disabled || hidden ? undefined : createHookItem({ title, icon, run: onClick }, href);
    };
    return [{ id: spec.id, useItem }];
  });
}

function createHookItem(item: Omit<HookItem, 'to'>, href: string | undefined): HookItem | undefined {
  const to = resolveSafeHref(href);
  return to === undefined && !item.run ? undefined : { ...item, to };
}

function useStarItem(): HookItem {
  const { t } = useTranslationRef(paletteTranslationRef);
  const { entity } = useEntity();
  const { isStarredEntity, toggleStarredEntity } = useStarredEntity(entity);
  const Icon = isStarredEntity ? StarOff : Star;
  return {
    title: t(isStarredEntity ? 'entity.unstar' : 'entity.star'),
    icon: <Icon aria-hidden />,
    run: toggleStarredEntity,
  };
}

function useCopyItem(): HookItem {
  const { t } = useTranslationRef(paletteTranslationRef);
  const toastApi = useApi(toastApiRef);
  const ref = stringifyEntityRef(useEntity().entity);
  return {
    title: t('entity.copy'),
    note: ref,
    icon: <Copy aria-hidden />,
    run: async () => {
      try {
        await navigator.clipboard.writeText(ref);
        toastApi.post({ title: t('entity.copied', { ref }), status: 'success', timeout: 5000 });
      } catch {
        toastApi.post({ title: t('entity.copyFailed'), status: 'warning', timeout: 5000 });
      }
    },
  };
}
