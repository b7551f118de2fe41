import { createProblem } from '#diagnostics';
import { failureText } from './failureText';
import { showStartupFailure } from './showStartupFailure';

/** Shows the startup-failure screen for an app whose code could not be loaded or whose plugins are defined wrongly. */
export function showLoadFailure(container: Element, thrown: unknown): void {
  console.error(thrown);
  showStartupFailure(container, {
    problems: [
      createProblem('PLUGIN_LOAD_FAILED', {
        message: failureText('loadFailed.message'),
        hint: failureText('loadFailed.hint'),
        cause: thrown instanceof Error ? thrown.message : String(thrown),
      }),
    ],
  });
}
