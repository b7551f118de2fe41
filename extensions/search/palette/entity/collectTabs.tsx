import { PanelTop } from 'lucide-react';
import type { Entity } from '#model';
import { type AppTree, coreExtensionData, type IconsApi, joinPaths } from '#sdk';
import { EntityContentBlueprint, matchesEntityFilter } from '#extensions/catalog';
import type { PaletteItem } from '../model/paletteItem';

/** What tabs are collected from. */
export interface TabSources {
  tree: AppTree;
  icons: IconsApi;
  /** The path of the entity page. */
  basePath: string;
  printTitle: (title: string) => string;
}

/** Collects the tabs of the entity page that the entity has. */
export function collectTabs(
  entity: Entity,
  { tree, icons, basePath, printTitle }: TabSources,
): PaletteItem[] {
  const { title, icon, filterFunction, filterExpression } = EntityContentBlueprint.dataRefs;
  const contents = tree.nodes.get('page:catalog/entity')?.edges.attachments.get('contents') ?? [];
  return contents.flatMap(({ spec, instance }): PaletteItem[] => {
    const path = instance?.getData(coreExtensionData.routePath);
    if (!instance || path === undefined) return [];
    const filter = {
      filterFunction: instance.getData(filterFunction),
      filterExpression: instance.getData(filterExpression),
    };
    if (!matchesEntityFilter(filter, entity)) return [];
    const name = instance.getData(title) ?? path;
    const own = instance.getData(icon);
    return [
      {
        id: spec.id,
        kind: 'page',
        group: 'tabs',
        title: printTitle(name),
        keywords: [name, path],
        icon: (typeof own === 'string' ? icons.icon(own) : own) ?? <PanelTop aria-hidden />,
        to: path === '/' ? basePath : joinPaths(basePath, path),
      },
    ];
  });
}
