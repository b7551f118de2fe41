import { createRoot } from 'react-dom/client';
import type { ConfigSource, Problem, Result } from '#diagnostics';
import { ConfigReader } from '#config';
import {
  type FinalizedApp,
  type FrontendFeature,
  type FrontendFeatureLoader,
  type PreparedApp,
  prepareApp,
  resolveFeatures,
} from '#engine';
import { identityApiRef } from '#sdk';
import type { Gaps } from '../failure';
import { chooseStartWithout, isStartWithoutChosen } from '../failure/gaps/choice';
import { createQueryClient } from '../query/createQueryClient';
import { AppHost } from './AppHost';
import { type ShellApis, createShellApis } from './createShellApis';
import { loadPredicateContext } from './loadPredicateContext';
import { logWarnings } from './logWarnings';
import { preloadPage } from './preloadPage';

/** What an app is booted from. */
export interface BootOptions {
  /** Where the app is drawn. */
  container: Element;
  /** The configuration that the page carries, and what was wrong with it. */
  config: Result<ConfigSource>;
  features: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
}

/**
 * Boots the app in two phases around sign-in: what is needed before it is known who the user is, then the rest. An error
 * of the report keeps the app from starting; the screen that shows the report takes its place. From there the app may be
 * started without what failed.
 *
 * @throws when it cannot be found out what the user may see
 */
export async function bootTrellis(options: BootOptions): Promise<void> {
  const { container, config, features: given } = options;
  const gaps = isStartWithoutChosen() ? (await import('../failure')).createGaps(container) : undefined;
  const reader = new ConfigReader(config.value);
  const features = await resolveFeatures([...given], { config: reader });
  const shellApis = createShellApis(reader);
  const prepared = prepareApp({
    features: features.value,
    config: config.value,
    apis: shellApis.factories,
    onGap: gaps?.fill,
  });
  shellApis.setTree(prepared.tree);
  const found = [...config.problems, ...features.problems];
  const failure = { options, features: features.value, found, gaps };

  const early = await finalizeEarly(prepared, shellApis);
  if (await showFailure(failure, early ?? prepared)) return;

  const root = createRoot(container);
  const queryClient = createQueryClient();
  const draw = ({ apis, element }: PreparedApp | FinalizedApp): void =>
    root.render(<AppHost apis={apis} queryClient={queryClient} element={element} />);
  try {
    // Without a sign-in page it is the root of the app that says who the user is, so it is drawn in any case.
    if (prepared.signInPage !== undefined || !early) draw(prepared);
    if (prepared.signInPage !== undefined) await waitForUser(prepared);
    const app = early ?? (await finalize(prepared, shellApis));
    if (!early && hasFailed(failure, app)) {
      root.unmount();
      await showFailure(failure, app);
      return;
    }
    logWarnings([...found, ...app.problems]);
    gaps?.announce(app.tree, [...found, ...app.problems]);
    draw(app);
  } catch (error) {
    root.unmount();
    throw error;
  }
}

/**
 * A tree whose conditions ask for no permission is the same whoever signs in, so it is created at once: its problems show
 * before anybody has to sign in, and the page loads meanwhile. So is one that cannot start, for a report of all problems.
 */
async function finalizeEarly(prepared: PreparedApp, shellApis: ShellApis): Promise<FinalizedApp | undefined> {
  const { needed, problems } = prepared;
  if (problems.some(isError)) return prepared.finalize();
  if (needed.permissions.length > 0) return undefined;
  const app = await finalize(prepared, shellApis);
  preloadPage(app.routes);
  return app;
}

async function finalize(prepared: PreparedApp, shellApis: ShellApis): Promise<FinalizedApp> {
  const app = prepared.finalize(await loadPredicateContext(prepared.needed, prepared.apis));
  shellApis.setTree(app.tree);
  shellApis.setRoutes(app.routes);
  return app;
}

/** Before sign-in the identity API lets everybody wait. Whether it then knows the user is not the start's concern. */
async function waitForUser({ apis }: PreparedApp): Promise<void> {
  await apis
    .get(identityApiRef)
    ?.getBackstageIdentity()
    .catch(() => undefined);
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** What the failure of a start is judged and shown by. */
interface FailureContext {
  options: BootOptions;
  features: readonly FrontendFeature[];
  /** Problems that were found before the tree was grown. */
  found: readonly Problem[];
  /** Fills the gaps where the app is started without what failed. */
  gaps: Gaps | undefined;
}

function hasFailed({ found, gaps }: FailureContext, app: PreparedApp | FinalizedApp): boolean {
  if (gaps) return gaps.findMissing(app) !== undefined;
  return app.element === undefined || [...found, ...app.problems].some(isError);
}

/** Shows the startup-failure screen where it is needed, and says whether it was. */
async function showFailure(context: FailureContext, app: PreparedApp | FinalizedApp): Promise<boolean> {
  if (!hasFailed(context, app)) return false;
  const { options, features, found, gaps } = context;
  const { showStartupFailure } = await import('../failure');
  showStartupFailure(options.container, {
    problems: [...found, ...app.problems],
    features,
    missing: gaps?.findMissing(app),
    startWithout: () => {
      chooseStartWithout(true);
      return bootTrellis(options);
    },
  });
  return true;
}
