import type { TaskSpec } from '../../protocol/tasks';

const secretExpression = /\$\{\{[^}]*\bsecrets\b/;

/** Returns whether a step of a task uses secrets that the user entered. They are deleted when the task ends. */
export function usesSecrets({ steps }: Pick<TaskSpec, 'steps'>): boolean {
  return secretExpression.test(JSON.stringify(steps).replace(/environment\s*\.\s*secrets/g, ''));
}
