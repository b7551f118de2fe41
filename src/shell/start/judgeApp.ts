import { applySeverities, type Problem } from '#diagnostics';
import type { PageConfig } from '#config/browser';
import type { FinalizedApp, PreparedApp } from '#engine';
import type { Gaps } from '../failure';

/** What an app was made from, as far as it says whether the app can be shown. */
export interface AppOrigin {
  config: PageConfig;
  /** What was wrong with its features. */
  found: readonly Problem[];
  /** Fills the gaps where the app is started without what failed. */
  gaps: Gaps | undefined;
}

/** Everything that is wrong with an app, and whether that keeps it from being shown. */
export interface Judgement {
  problems: Problem[];
  failed: boolean;
}

/**
 * Judges an app by all that is wrong with it. Where the server has grown the same tree, its report holds: of the same kind
 * of problem with the same extension, only what it says is kept, which has excerpts and fixes.
 */
export function judgeApp(app: PreparedApp | FinalizedApp, { config, found, gaps }: AppOrigin): Judgement {
  const own = [...found, ...app.problems];
  const isKnown = ({ code, extensionId }: Problem) =>
    config.problems.some(
      (known) =>
        known.code === code && (known.extensionId === undefined || known.extensionId === extensionId),
    );
  const added = config.checked === true ? own.filter((problem) => !isKnown(problem)) : own;
  const problems = applySeverities([...config.problems, ...added], config.value);
  const failed = gaps
    ? gaps.findMissing(app) !== undefined
    : app.element === undefined || problems.some(isError);
  return { problems, failed };
}

/** Whether a problem keeps an app from starting. */
export function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
