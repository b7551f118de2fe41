import { ProgressBar } from '#ui';

/** Shows that something is being loaded: a thin bar at the top of its place, after a moment. */
export function CoreProgress() {
  return <ProgressBar />;
}
