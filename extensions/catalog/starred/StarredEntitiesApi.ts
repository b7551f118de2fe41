import { type ApiRef, type Observable, createApiRef } from '#sdk';

/** The entities that the user has starred. */
export interface StarredEntitiesApi {
  /** Adds the ref to the set, or takes it out when it is in it. */
  toggleStarred(entityRef: string): Promise<void>;
  /** The set as it is once it is known, and after each change. */
  starredEntitie$(): Observable<Set<string>>;
}

/** The ref of {@link StarredEntitiesApi}. */
export const starredEntitiesApiRef: ApiRef<StarredEntitiesApi> = createApiRef<StarredEntitiesApi>().with({
  id: 'catalog-react.starred-entities',
  pluginId: 'catalog',
});
