/** The screens that replace an app that failed to start or crashed. Loaded on demand. */
export { CrashPage } from './CrashPage';
export { createGaps, type Gaps } from './gaps/createGaps';
export { StartupFailure } from './StartupFailure';
export { showCrash } from './showCrash';
export { showLoadFailure } from './showLoadFailure';
export { showStartupFailure } from './showStartupFailure';
