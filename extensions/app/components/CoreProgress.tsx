import { ProgressBar } from '#ui';

/** Shows a thin progress bar after a short delay. */
export function CoreProgress() {
  return <ProgressBar />;
}
