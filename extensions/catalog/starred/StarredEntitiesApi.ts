import { type ApiRef, type Observable, createApiRef } from '#sdk';

/** The entities that the user has starred. */
export interface StarredEntitiesApi {
  /** Adds the ref to the set, or removes it. */
  toggleStarred(entityRef: string): Promise<void>;
  /** Emits the set when it is loaded, and after each change. */
  starredEntitie$(): Observable<Set<string>>;
}

/** The ref of {@link StarredEntitiesApi}. */
export const starredEntitiesApiRef: ApiRef<StarredEntitiesApi> = createApiRef<StarredEntitiesApi>().with({
  id: 'catalog-react.starred-entities',
  pluginId: 'catalog',
});
