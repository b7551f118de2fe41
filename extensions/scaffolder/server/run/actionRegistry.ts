import type { ScaffolderActions, TemplateAction } from '#backend';

/** The actions of this process. */
export interface ActionRegistry extends ScaffolderActions {
  find(id: string): TemplateAction | undefined;
  /** Sorted by id. */
  list(): TemplateAction[];
}

export function createActionRegistry(): ActionRegistry {
  const actions = new Map<string, TemplateAction>();
  return {
    add(action) {
      if (actions.has(action.id))
        throw new TypeError(
          `The action '${action.id}' is already in use. Choose another id for one of them.`,
        );
      actions.set(action.id, action);
    },
    find: (id) => actions.get(id),
    list: () => [...actions.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
}
