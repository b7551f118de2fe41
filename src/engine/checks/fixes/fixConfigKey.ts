import { fixUnknownKey } from '#diagnostics';
import { createFix, placeAt, removeAt } from './edits';
import type { Fixer } from './fixContext';

/** Fixes an unknown key: renames it to a similar unused one, or removes it. */
export const fixConfigKey: Fixer = (problem, context) => {
  const path = context.pathOf(problem);
  const removal = createFix('Remove the key.', removeAt(context.config, path));
  return { fix: fixUnknownKey(placeAt(context.config, path, 'key'), problem.candidates?.[0], removal) };
};

/** Removes the config of an extension that has no settings. */
export const fixUnreadConfig: Fixer = (problem, { config, pathOf }) => ({
  fix: createFix("Remove 'config'.", removeAt(config, pathOf(problem))),
});
