import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Entity } from '#model';
import { catalogApiRef } from '#extensions/catalog';
import { useApi } from '#sdk';
import { createEntityWaves } from './createEntityWaves';
import type { GraphSettings } from './graphSettings';
import { type EntityGraph, resolveEntityGraph } from './resolveEntityGraph';

/** What the graph is about, and how much of it is shown. */
export interface EntityGraphRequest {
  roots: readonly string[];
  settings: GraphSettings;
  unfolded: ReadonlySet<string>;
  limit: number;
}

/** A graph that grows while its entities are loaded. */
export interface LoadedEntityGraph extends EntityGraph {
  isLoading: boolean;
  /** The error of a wave that failed. What the others loaded is shown. */
  error?: unknown;
  onRetry: () => void;
  /** Loads the names of folded entities, so that they can be found. */
  onSearch: () => void;
  /** The entities loaded so far, by ref, including folded ones. */
  loaded: ReadonlyMap<string, Entity | undefined>;
}

/** Loads the entities of a graph in waves, and returns what has arrived. */
export function useEntityGraph({ roots, settings, unfolded, limit }: EntityGraphRequest): LoadedEntityGraph {
  const catalogApi = useApi(catalogApiRef);
  const waves = useMemo(() => createEntityWaves(catalogApi), [catalogApi]);
  const state = useSyncExternalStore(waves.subscribe, waves.read);
  // Waves can arrive faster than the graph can be drawn.
  const entities = useDeferredValue(state.entities);
  const graph = useMemo(
    () => resolveEntityGraph({ roots, entities, settings, unfolded, limit }),
    [roots, entities, settings, unfolded, limit],
  );
  // Before the requests, because React can run effects twice: the second run asks again for what the first one canceled.
  useEffect(() => () => waves.stop(), [waves]);
  useEffect(() => waves.request(graph.wanted), [waves, graph]);
  const [isSearched, setSearched] = useState(false);
  useEffect(() => {
    if (isSearched) waves.request([...graph.folded.values()].flat().slice(0, limit));
  }, [waves, graph, isSearched, limit]);
  const isComplete = graph.wanted.length === 0 || 'error' in state;
  return {
    ...graph,
    isLoading: state.isLoading || !isComplete,
    ...('error' in state ? { error: state.error } : {}),
    onRetry: waves.retry,
    onSearch: () => setSearched(true),
    loaded: entities,
  };
}
