/** The screens that stand in for an app that could not start or that broke. Loaded only then. */
export { CrashPage } from './CrashPage';
export { createGaps, type Gaps } from './gaps/createGaps';
export { StartupFailure } from './StartupFailure';
export { showCrash } from './showCrash';
export { showLoadFailure } from './showLoadFailure';
export { showStartupFailure } from './showStartupFailure';
