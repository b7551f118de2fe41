/** The first paint, and the failure page of the first script. This folder needs no other code. */
export { afterFirstFrame } from './afterFirstFrame';
export { fillSkeleton } from './fillSkeleton';
export { isFar } from './isFar';
export { showPlainFailure } from './showPlainFailure';
