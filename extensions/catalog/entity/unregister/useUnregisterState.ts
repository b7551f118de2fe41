import { type Entity, stringifyEntityRef } from '#model';
import { ANNOTATION_ORIGIN_LOCATION } from '#protocol';
import { useCatalogQuery } from '../../query/useCatalogQuery';
import { useQueryFailure, type QueryFailure } from '../../query/useQueryFailure';
import { loadRemoval, type RemovalPlan } from './loadRemoval';

/** The variant of the dialog. */
export type UnregisterState =
  | { type: 'loading' | 'unknown' }
  | { type: 'error'; failure: QueryFailure }
  /** Without a location, the backend does not report where the entity is configured. */
  | { type: 'bootstrap'; location?: string }
  | { type: 'only-delete' }
  | {
      type: 'unregister';
      location: string;
      plan: Extract<RemovalPlan, { type: 'unregister' | 'protected' }>;
    };

/** The location that holds what the administrator of a Backstage backend has configured. */
const BOOTSTRAP = 'bootstrap:bootstrap';

/** Returns the variant of the dialog for an entity. */
export function useUnregisterState(entity: Entity): UnregisterState {
  const origin = entity.metadata.annotations?.[ANNOTATION_ORIGIN_LOCATION];
  const isLoaded = origin !== undefined && origin !== BOOTSTRAP;
  const query = useCatalogQuery<RemovalPlan>({
    queryKey: ['removal', stringifyEntityRef(entity), origin],
    load: (api, options) => loadRemoval(api, origin ?? '', options),
    enabled: isLoaded,
    // What is removed must be what is shown, so nothing older is shown.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const failure = useQueryFailure(query);
  if (origin === BOOTSTRAP) return { type: 'bootstrap' };
  const onlyDelete: UnregisterState = { type: entity.metadata.uid === undefined ? 'unknown' : 'only-delete' };
  if (origin === undefined) return onlyDelete;
  if (failure) return { type: 'error', failure };
  const plan = query.data;
  if (plan === undefined) return { type: 'loading' };
  if (plan.type === 'only-delete') return onlyDelete;
  return plan.type === 'protected'
    ? { type: 'bootstrap', location: origin }
    : { type: 'unregister', location: origin, plan };
}
