import { useEffect, useMemo, useState } from 'react';
import { useApi } from '#sdk';
import { type EntityPresentationContext, entityPresentationApiRef } from './EntityPresentationApi';

/** Returns the titles of several refs as text. Rerenders when titles are loaded. */
export function useEntityTitles(
  entityRefs: readonly string[],
  context: EntityPresentationContext = {},
): ReadonlyMap<string, string> {
  const api = useApi(entityPresentationApiRef);
  const { defaultKind, defaultNamespace } = context;
  const key = JSON.stringify(entityRefs);
  const presentations = useMemo(
    () =>
      (JSON.parse(key) as string[]).map(
        (ref) => [ref, api.forEntity(ref, { defaultKind, defaultNamespace })] as const,
      ),
    [api, key, defaultKind, defaultNamespace],
  );
  const [loaded, setLoaded] = useState<{ of: unknown; titles: ReadonlyMap<string, string> }>();
  useEffect(() => {
    let current = true;
    const settle = Promise.all(
      presentations.map(async ([ref, { promise }]) => [ref, (await promise).primaryTitle] as const),
    );
    settle.then(
      (titles) => current && setLoaded({ of: presentations, titles: new Map(titles) }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [presentations]);
  return useMemo(
    () =>
      loaded?.of === presentations
        ? loaded.titles
        : new Map(presentations.map(([ref, { snapshot }]) => [ref, snapshot.primaryTitle])),
    [loaded, presentations],
  );
}
