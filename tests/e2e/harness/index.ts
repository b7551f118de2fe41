/** Helpers for browser tests of plugins and of the portal. */
export {
  expectAccessible,
  expectNoHorizontalScroll,
  listViolations,
  nextFrames,
  showAs,
} from './accessibility';
export { openContext, openPage, openTab, type WatchedPage, widths } from './browser';
export { measureEarlyScripts, watchContent } from './earlyScripts';
export { startEventEndpoint, type EventEndpoint } from './eventEndpoint';
export { isDeep } from './deep';
export { collectStrings, findUntranslated } from './findUntranslated';
export { startGate, type Gate } from './gate';
export { pressUntilWalked } from './keyboard';
export { sumLayoutShifts } from './layoutShifts';
export { loadSize } from './loadSize';
export { findLongestTask, watchLongTasks } from './longTasks';
export { startPortal, writeConfig, type Portal } from './portal';
export { readTexts } from './readTexts';
export { sampleCatalog, sampleConfig } from './sampleConfig';
export type { Screen } from './screens';
export { startConfigurablePortal, type ConfigurablePortal, type SharedPortal } from './sharedPortal';
export { settle, watchRequests } from './settle';
export { shiftClock } from './shiftClock';
export { startSignInPortal, type SignInPortal } from './signInPortal';
export { test } from './test';
