import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  appTreeApiRef,
  configApiRef,
  errorApiRef,
  type Permission,
  resolveBasePath,
  storageApiRef,
  useApi,
  useApiHolder,
  useIsAllowed,
  useObservable,
  useTitles,
  useTranslationRef,
} from '#sdk';
import { collectHeaderActions } from '../collect/collectHeaderActions';
import { collectTreeItems } from '../collect/collectTreeItems';
import { findEntityOnScreen } from '../entity/findEntityOnScreen';
import { useEntityItems } from '../entity/useEntityItems';
import { type FoundItems, useFoundItems } from '../found/useFoundItems';
import { useTagItems } from '../found/useTagItems';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import { prepareItems } from '../model/matchItems';
import type { PaletteEntity, PaletteItem } from '../model/paletteItem';
import type { PaletteInput } from '../model/parseInput';
import { addUse, resolveBonuses, type Use } from '../model/uses';
import { useRecentItems } from '../recent/useRecentItems';
import { useViewItems } from '../recent/useViewItems';
import { isSingleKey } from '../keys/resolveShortcut';
import { useSingleKeys } from '../shortcuts/useSingleKeys';
import { resolveUses } from '../storage/resolveUses';
import type { PaletteSettings } from '../settings/paletteSettings';

/** The second level of the palette: what an entity offers. */
export interface PaletteLevel {
  entity: PaletteEntity;
  title: string;
  /** The path of its page. */
  to: string | undefined;
  /** What was typed before, to return to it. */
  typed: string;
}

/** What the palette shows, before it is matched with what the user typed. */
export interface PaletteItems {
  items: readonly PaletteItem[];
  /** How much the use of each item raises its score. */
  bonuses: ReadonlyMap<string, number>;
  isLoading: boolean;
  /** Why results of the search or the entity are missing. */
  failure: FoundItems['failure'] | { entity: Error | null };
  /** Must be rendered. Shows nothing. */
  probes: ReactNode;
  /** Stores that an item was used. */
  recordUse: (item: PaletteItem) => void;
}

/** Options of {@link usePaletteItems}. */
export interface PaletteItemsOptions {
  settings: PaletteSettings;
  navigate: (to: string) => void;
  input: PaletteInput;
  level: PaletteLevel | undefined;
}

const noUses: readonly Use[] = [];

/** Collects what the palette offers: on the current page, in the tree, in the search, and what was used before. */
export function usePaletteItems({ settings, navigate, input, level }: PaletteItemsOptions): PaletteItems {
  const apis = useApiHolder();
  const { t } = useTranslationRef(paletteTranslationRef);
  const printTitle = useTitles();
  const { tree } = useApi(appTreeApiRef).getTree();
  const { pathname } = useLocation();
  const { uses, recordUse } = useUses(level);
  const surroundings = useMemo(() => ({ apis, navigate, printTitle }), [apis, navigate, printTitle]);
  const treeItems = useMemo(
    // `tree` is what the APIs return. It is replaced when the configuration changes.
    () => (tree ? collectTreeItems({ ...surroundings, settings, t }) : []),
    [tree, surroundings, settings, t],
  );
  const onScreen = useMemo(() => findEntityOnScreen(tree, pathname), [tree, pathname]);
  const basePath = resolveBasePath(useApi(configApiRef));
  const [headerActions] = useState(() =>
    collectHeaderActions(document, { basePath, hasMenus: onScreen === undefined }),
  );
  const here = useEntityItems({ entityRef: onScreen, isOnScreen: true, settings, surroundings });
  const below = useEntityItems({ entityRef: level?.entity.ref, isOnScreen: false, settings, surroundings });
  const views = useViewItems();
  const found = useFoundItems(level ? undefined : input);
  const tags = useTagItems(!level && input.prefix === '#');
  const permissions = useMemo(
    () => [treeItems, here.items, below.items].flat().flatMap(({ permissions: needed = [] }) => needed),
    [treeItems, here.items, below.items],
  );
  const isOffered = useIsOffered(settings, permissions);
  const [singleKeys] = useSingleKeys(settings.singleKeys);
  const offered = useMemo(() => [...treeItems, ...views].filter(isOffered), [treeItems, views, isOffered]);
  useEffect(() => {
    const timer = setTimeout(() => prepareItems(offered));
    return () => clearTimeout(timer);
  }, [offered]);
  const recent = useRecentItems(offered, treeItems, uses);
  const items = useMemo(() => {
    const all = level
      ? below.items
      : // A link in the header that leads to a page of the tree is that page.
        [...recent, ...here.items, ...offered, ...headerActions, ...found.items, ...tags.items];
    return all
      .filter(isOffered)
      .map((item) => (singleKeys || !isSingleKey(item.shortcut) ? item : { ...item, shortcut: undefined }));
  }, [
    level,
    below.items,
    recent,
    here.items,
    headerActions,
    offered,
    found.items,
    tags.items,
    isOffered,
    singleKeys,
  ]);
  const [openedAt] = useState(Date.now);
  const bonuses = useMemo(() => resolveBonuses(uses, openedAt), [uses, openedAt]);
  return {
    items,
    bonuses,
    isLoading: level ? below.isLoading : found.isLoading || tags.isLoading,
    failure: level ? readFailure(below.failure) : found.failure,
    probes: (
      <>
        <Fragment key="here">{here.probes}</Fragment>
        <Fragment key="below">{below.probes}</Fragment>
      </>
    ),
    recordUse,
  };
}

/** Returns a function that checks whether an item is neither hidden nor denied. */
function useIsOffered(
  { hide }: PaletteSettings,
  needed: readonly Permission[],
): (item: PaletteItem) => boolean {
  const isAllowed = useIsAllowed(needed);
  return useCallback(
    ({ id, permissions = [] }) => !hide.includes(id) && permissions.every(isAllowed),
    [hide, isAllowed],
  );
}

function readFailure(entity: Error | null | undefined): PaletteItems['failure'] {
  return entity === undefined ? undefined : { entity };
}

function useUses(level: PaletteLevel | undefined): {
  uses: readonly Use[];
  recordUse: (item: PaletteItem) => void;
} {
  const storageApi = useApi(storageApiRef);
  const errorApi = useApi(errorApiRef);
  const list = resolveUses(storageApi);
  const stored = useObservable(
    useMemo(() => list.item$(), [list]),
    noUses,
  );
  // The list stays as it is while the palette is open, so that nothing moves.
  const [uses, setUses] = useState(stored);
  if (uses.length === 0 && stored.length > 0) setUses(stored);
  const recordUse = useCallback(
    (item: PaletteItem) => {
      const used = level ? [createUse(item), createUseOfLevel(level)] : [createUse(item)];
      list
        .change((before) => used.reduce(addUse, before))
        .catch((error: Error) => errorApi.post(error, { hidden: true }));
    },
    [list, level, errorApi],
  );
  return { uses, recordUse };
}

function createUse({ id, kind, title, to, entity }: PaletteItem): Use {
  const isPlace = kind !== 'command' && kind !== 'page' && to !== undefined;
  const at = Date.now();
  return isPlace ? { id, at, place: { title, to, entityRef: entity?.ref } } : { id, at };
}

/** What is used on the second level is a use of the entity. */
function createUseOfLevel({ entity, title, to }: PaletteLevel): Use {
  const id = `entity:${entity.ref}`;
  return { id, at: Date.now(), ...(to !== undefined && { place: { title, to, entityRef: entity.ref } }) };
}
