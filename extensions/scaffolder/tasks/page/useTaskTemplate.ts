import { safeParseEntityRef, type CompoundEntityRef, type Entity } from '#model';
import { useCatalogQuery } from '#extensions/catalog/components';
import type { Task } from '../../protocol/tasks';

/** The template of a task. */
export interface TaskTemplate {
  /** The ref, if the task has a template. */
  ref: CompoundEntityRef | undefined;
  /** The title at the time when the task was created. */
  title: string | undefined;
  /** The ref of the owner, if the template still exists. */
  owner: string | undefined;
}

/** Returns the template of a task. The task has its title, the catalog has its owner. */
export function useTaskTemplate(task: Task): TaskTemplate {
  const { templateInfo } = task.spec;
  const entityRef = templateInfo?.entityRef;
  const { data: owner } = useCatalogQuery({
    queryKey: ['scaffolder-template-owner', entityRef],
    enabled: entityRef !== undefined,
    staleTime: 60_000,
    load: async (catalog, options) => readOwner(await catalog.getEntityByRef(entityRef ?? '', options)),
  });
  const parsed = entityRef === undefined ? undefined : safeParseEntityRef(entityRef);
  const ref = parsed?.ok ? parsed.value : undefined;
  const metadata = templateInfo?.entity?.metadata;
  return { ref, title: metadata?.title ?? metadata?.name ?? ref?.name, owner: owner ?? undefined };
}

function readOwner(template: Entity | undefined): string | null {
  return template?.relations?.find(({ type }) => type === 'ownedBy')?.targetRef ?? null;
}
