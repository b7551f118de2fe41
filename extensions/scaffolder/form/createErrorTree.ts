import type { ErrorSchema } from '@rjsf/utils';
import type { FormProblem } from './validate/findProblems';

interface ErrorTree {
  [key: string]: ErrorTree | string[] | undefined;
}

/** Arranges problems by the paths of their values, as the form library expects them. */
export function createErrorTree(problems: readonly FormProblem[]): ErrorSchema {
  const root: ErrorTree = {};
  for (const { path, message } of problems) {
    const at = path.reduce<ErrorTree>((parent, key) => {
      const child = Object.hasOwn(parent, key) ? parent[key] : undefined;
      const next = child && !Array.isArray(child) ? child : {};
      parent[key] = next;
      return next;
    }, root);
    const errors = at['__errors'];
    at['__errors'] = [...(Array.isArray(errors) ? errors : []), message];
  }
  return root as ErrorSchema;
}
