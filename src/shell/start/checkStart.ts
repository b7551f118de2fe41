import { applySeverities } from '#diagnostics';
import type { PageConfig } from '#config/browser';
import type { FinalizedApp, Finding, PreparedApp } from '#engine';
import type { Gaps } from '../failure';

/** The inputs of the start that decide whether an app can be shown. */
export interface StartContext {
  config: PageConfig;
  /** The problems of its features. */
  found: readonly Finding[];
  /** Replaces failed extensions, if the app is started without them. */
  gaps: Gaps | undefined;
}

/** The result of {@link checkStart}. */
export interface StartCheck {
  problems: Finding[];
  failed: boolean;
}

/**
 * Combines all problems of an app and decides whether it can be shown. If the server has already checked the same tree, its
 * problems replace equal ones, because they contain excerpts and fixes. If there is an error, all texts are printed, which can
 * show that it is only a warning.
 */
export async function checkStart(
  app: PreparedApp | FinalizedApp,
  { config, found, gaps }: StartContext,
): Promise<StartCheck> {
  const own = [...found, ...app.problems];
  const isKnown = ({ code, extensionId }: Finding) =>
    config.problems.some(
      (known) =>
        known.code === code && (known.extensionId === undefined || known.extensionId === extensionId),
    );
  const added = config.checked === true ? own.filter((problem) => !isKnown(problem)) : own;
  let problems = applySeverities([...config.problems, ...added], config.value);
  if (problems.some(isError)) {
    const { printFindings } = await import('#engine/problems');
    problems = applySeverities(printFindings([...config.problems, ...added]), config.value);
  }
  const failed = gaps
    ? gaps.findMissing(app) !== undefined
    : app.element === undefined || problems.some(isError);
  return { problems, failed };
}

/** Whether a problem prevents an app from starting. */
export function isError({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'error';
}
