import { createProblem } from '#diagnostics';
import { failureText } from './text/failureText';
import { showStartupFailure } from './showStartupFailure';

/** Shows the startup-failure screen if the code of the app could not be loaded or a plugin is not defined correctly. */
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
