import { findCandidates } from '#diagnostics';
import type { TaskStep } from '../../protocol/tasks';
import type { ActionRegistry } from './actionRegistry';

/** Returns the message about the first step whose action does not exist, with the most similar action. */
export function findMissingAction(
  template: string,
  steps: readonly TaskStep[],
  actions: ActionRegistry,
): string | undefined {
  const step = steps.find(({ action }) => !actions.find(action));
  if (!step) return undefined;
  const [nearest] = findCandidates(
    step.action,
    actions.list().map(({ id }) => id),
  );
  const next =
    nearest === undefined
      ? 'Install the plugin that provides it, or use another action.'
      : `Did you mean '${nearest}'?`;
  return `The step '${step.id}' of ${template} uses the action '${step.action}', which is not installed. ${next}`;
}
