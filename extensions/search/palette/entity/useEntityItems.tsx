import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { appTreeApiRef, iconsApiRef, useApi, useTitles } from '#sdk';
import { useEntityPath } from '#extensions/catalog/components';
import { type CommandSurroundings, collectCommands } from '../collect/collectCommands';
import { resolveShortcuts } from '../keys/resolveShortcut';
import type { PaletteItem } from '../model/paletteItem';
import type { PaletteSettings } from '../settings/paletteSettings';
import { collectEntityHooks, type HookItem } from './entityHooks';
import { collectLinks } from './collectLinks';
import { collectTabs } from './collectTabs';
import { HookProbes } from './HookProbes';
import { useLoadedEntity } from './useLoadedEntity';

/** What an entity offers. */
export interface EntityItems {
  items: readonly PaletteItem[];
  /** Must be rendered. Shows nothing. */
  probes: ReactNode;
  isLoading: boolean;
  /** Why it could not be loaded. `null` if there is no such entity. */
  failure: Error | null | undefined;
}

/** Options of {@link useEntityItems}. */
export interface EntityItemsOptions {
  /** The full ref. `undefined` for no entity. */
  entityRef: string | undefined;
  /** Whether the page of the entity is open. */
  isOnScreen: boolean;
  settings: PaletteSettings;
  surroundings: CommandSurroundings;
}

const none: readonly PaletteItem[] = [];

/** Loads an entity, and returns its tabs, links and actions. */
export function useEntityItems(options: EntityItemsOptions): EntityItems {
  const { entityRef = '', isOnScreen, settings, surroundings } = options;
  const { tree } = useApi(appTreeApiRef).getTree();
  const icons = useApi(iconsApiRef);
  const printTitle = useTitles();
  const entityPath = useEntityPath();
  const { data, error, isLoading } = useLoadedEntity(entityRef);
  const entity = entityRef === '' ? undefined : (data ?? undefined);
  const [known, setKnown] = useState<ReadonlyMap<string, HookItem>>(new Map());
  const onItem = useCallback((id: string, item: HookItem | undefined) => {
    setKnown((before) => {
      const next = new Map(before);
      if (item) next.set(id, item);
      else next.delete(id);
      return next;
    });
  }, []);
  const hooks = useMemo(
    () => (entity ? collectEntityHooks(tree, entity, isOnScreen) : []),
    [tree, entity, isOnScreen],
  );
  const items = useMemo(() => {
    if (!entity) return none;
    const basePath = entityPath(entity);
    const { commands, shortcuts } = settings;
    const own: PaletteItem[] = [
      ...(basePath === undefined ? [] : collectTabs(entity, { tree, icons, basePath, printTitle })),
      ...hooks.flatMap(({ id }): PaletteItem[] => {
        const item = known.get(id);
        return item ? [{ ...item, id, kind: 'command', group: 'actions' }] : [];
      }),
      ...resolveShortcuts(collectCommands(commands, surroundings, entity), shortcuts),
      ...collectLinks(entity, icons),
    ];
    // Shortcuts are those of the entity on screen.
    return own.map((item) => (isOnScreen ? { ...item, group: 'here' } : { ...item, shortcut: undefined }));
  }, [entity, entityPath, tree, icons, printTitle, hooks, known, settings, surroundings, isOnScreen]);
  return {
    items,
    probes: entity && <HookProbes key={entityRef} entity={entity} hooks={hooks} onItem={onItem} />,
    isLoading,
    failure: entityRef === '' ? undefined : (error ?? (data === null ? null : undefined)),
  };
}
