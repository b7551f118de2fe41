import { useEffect, useMemo, useState } from 'react';
import { type CompoundEntityRef, type Entity, stringifyEntityRef } from '#model';
import { useApi } from '#sdk';
import {
  type EntityPresentationContext,
  type EntityRefPresentationSnapshot,
  entityPresentationApiRef,
} from './EntityPresentationApi';

/** Returns the presentation of an entity. Rerenders when its title is loaded. */
export function useEntityPresentation(
  entityOrRef: Entity | CompoundEntityRef | string,
  context: EntityPresentationContext = {},
): EntityRefPresentationSnapshot {
  const api = useApi(entityPresentationApiRef);
  const { defaultKind, defaultNamespace } = context;
  const subject =
    typeof entityOrRef === 'string' || 'metadata' in entityOrRef
      ? entityOrRef
      : stringifyEntityRef(entityOrRef);
  const presentation = useMemo(
    () => api.forEntity(subject, { defaultKind, defaultNamespace }),
    [api, subject, defaultKind, defaultNamespace],
  );
  const [later, setLater] = useState<{ of: unknown; snapshot: EntityRefPresentationSnapshot }>();
  useEffect(() => {
    const subscription = presentation.update$?.subscribe((snapshot) =>
      setLater({ of: presentation, snapshot }),
    );
    return () => subscription?.unsubscribe();
  }, [presentation]);
  return later?.of === presentation ? later.snapshot : presentation.snapshot;
}
