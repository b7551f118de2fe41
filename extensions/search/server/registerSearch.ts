import { type BackendServices, openTo, readQuery, searchIndexRef } from '#backend';
import { userSettingsRef } from '../../user-settings/backend-public';
import { createIndexer, createStemmer } from './index/index';
import type { SearchTables } from './ports/searchTables';
import { createSearch, readSearchRequest } from './query';
import type { SearchSettings } from './ports/searchSettings';

const reading = openTo('callers', 'Results contain only documents that the caller may see.');

/** Registers the route, and the index for the collators of other plugins. */
export function registerSearch(services: BackendServices<SearchSettings>): void {
  const { router, auth, database, settings, lifecycle, registry, log } = services;
  const indexer = createIndexer({ database: database<SearchTables>(), settings, log });
  registry.provide(searchIndexRef, indexer);
  lifecycle.onStop(() => indexer.stop());
  const { db } = database<SearchTables>();
  let stemmer = createStemmer(db, settings.current.languages);
  settings.subscribe(({ languages }) => void (stemmer = createStemmer(db, languages)));
  const search = createSearch({
    ...services,
    db,
    collators: indexer.collators,
    stemmer: () => stemmer,
    listStarred: async (userRef) => (await registry.find(userSettingsRef)?.listStarred(userRef)) ?? [],
  });
  router.get('/query', reading, (request) => {
    const asked = readSearchRequest(readQuery(request), settings.current, new Set(indexer.collators.keys()));
    return search(database<SearchTables>(request), auth.callerOf(request), asked);
  });
}
