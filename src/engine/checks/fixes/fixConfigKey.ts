import { createFix, removeAt, renameKey } from './edits';
import type { Fixer } from './fixContext';

/** A key that nobody reads is renamed to a near one that is free, or goes. */
export const fixConfigKey: Fixer = (problem, context) => {
  const path = context.pathOf(problem);
  const [nearest] = problem.candidates ?? [];
  return {
    fix:
      nearest === undefined
        ? createFix('Remove the key.', removeAt(context.config, path))
        : createFix(`Rename the key to '${nearest}'.`, renameKey(context.config, path, nearest)),
  };
};

/** A config that nobody reads goes as a whole. */
export const fixUnreadConfig: Fixer = (problem, { config, pathOf }) => ({
  fix: createFix("Remove 'config'.", removeAt(config, pathOf(problem))),
});
