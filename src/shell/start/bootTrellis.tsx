import { createRoot } from 'react-dom/client';
import { ConfigReader } from '#config';
import type { PageConfig } from '#config/browser';
import {
  type FinalizedApp,
  type FrontendFeature,
  type FrontendFeatureLoader,
  type PreparedApp,
  prepareApp,
  resolveFeatures,
} from '#engine';
import {
  identityApiRef,
  isEarlySignInPage,
  sdkTranslationRef,
  translationApiRef,
  untilReachable,
} from '#sdk';
import { type EarlyCache, fillFirstPage } from '#sdk/early';
import { chooseStartWithout, isStartWithoutChosen } from '../failure/gaps/choice';
import type { InstalledPlugins } from '../failure/problems/usePluginPackages';
import { createQueryClient } from '../query/createQueryClient';
import { PlainFailure } from '../plain/PlainFailure';
import { AppHost } from './AppHost';
import { type ShellApis, createShellApis } from './createShellApis';
import { followLater } from './followLater';
import { type StartContext, isError, checkStart } from './checkStart';
import { loadPredicateContext } from './loadPredicateContext';
import { logWarnings } from './logWarnings';
import { preloadPage } from './preloadPage';

/** Options of {@link bootTrellis}. */
export interface BootOptions {
  /** The element to render into. */
  container: Element;
  /** The configuration in the page, and its problems. */
  config: PageConfig;
  features: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
  /** Whether the page lacks the configuration of everything after sign-in, as in protected mode before sign-in. */
  isSignInOnly?: boolean;
  /** The package (`name@version`) for features that don't name their own. */
  packageName?: string;
}

/**
 * Starts the app in two phases: sign-in first, then everything else. If there is an error, the startup-failure screen is shown
 * instead. From there, the user can start the app without the failed extensions.
 *
 * @throws if the user's permissions could not be loaded. If the backend does not respond, the start waits until it does.
 */
export async function bootTrellis(options: BootOptions): Promise<void> {
  const { container, config, packageName } = options;
  const gaps = isStartWithoutChosen() ? (await import('../failure')).createGaps(container) : undefined;
  const reader = new ConfigReader(config.value);
  const features = await resolveFeatures([...options.features], { config: reader });
  const shellApis = createShellApis(reader);
  const prepared = prepareApp({
    features: features.value,
    config: config.value,
    apis: shellApis.factories,
    onGap: gaps?.fill,
    trackReads: (run) => reader.track(run),
  });
  shellApis.setTree(prepared.tree);
  const context = { config, found: features.problems, gaps };
  const plugins: InstalledPlugins = {
    features: features.value,
    bundled: packageName === undefined ? undefined : { features: options.features, packageName },
  };
  const showFailure = (app: PreparedApp | FinalizedApp) => showFailedStart(options, plugins, app, context);

  const early = options.isSignInOnly
    ? undefined
    : await finalizeEarly(prepared, shellApis, gaps !== undefined);
  const earlyCheck = await checkStart(early ?? prepared, context);
  if (earlyCheck.failed) return showFailure(early ?? prepared);

  const root = createRoot(container);
  const queryClient = createQueryClient();
  const render = ({ apis, element }: Pick<FinalizedApp, 'apis' | 'element'>, isWhole = true): void =>
    root.render(<AppHost apis={apis} queryClient={queryClient} element={element} isWhole={isWhole} />);
  try {
    // The texts of a language are one script, which loads while the user signs in.
    prepared.apis.get(translationApiRef)?.getTranslation(sdkTranslationRef);
    const isSignedIn = await signInEarly(prepared, early !== undefined);
    // Without a sign-in page, the root of the app identifies the user, so it must be rendered.
    if (!isSignedIn && (prepared.signInPage !== undefined || !early)) render(prepared, false);
    if (prepared.signInPage !== undefined)
      await waitForUser(prepared, { client: queryClient, apis: early?.apis ?? prepared.apis });
    // Meanwhile, the placeholder shows more than the app without its page.
    if (early) await Promise.race([preloadPage(early.routes), wait(PAGE_WITHIN)]);
    const app =
      early ??
      (await untilReachable(
        () => finalize(prepared, shellApis),
        (error) => root.render(<PlainFailure error={error} />),
      ));
    const { problems, failed } = early ? earlyCheck : await checkStart(app, context);
    if (failed) {
      root.unmount();
      return await showFailure(app);
    }
    logWarnings(problems);
    gaps?.announce(app.tree, problems, plugins);
    render(app);
    followLater(config, {
      app,
      problems,
      features: options.features,
      plugins,
      reader,
      queryClient,
      shellApis,
      gaps,
      render,
    });
  } catch (error) {
    root.unmount();
    throw error;
  }
}

/** How long the app waits for a session before it renders the sign-in page, in ms. Usually, the session has arrived before the app. */
const SESSION_WITHIN = 20;

/** Starts to sign in. Returns whether the user is signed in already, so that nothing but the whole app needs to be rendered. */
async function signInEarly({ signInPage, apis }: PreparedApp, isWhole: boolean): Promise<boolean> {
  if (!isEarlySignInPage(signInPage)) return false;
  const signIn = signInPage.startSignIn(apis);
  // Before the rest of the app is created, the page has to be rendered.
  const complete = isWhole && (await Promise.race([signIn, wait(SESSION_WITHIN)]));
  if (!complete) return false;
  complete();
  return true;
}

/** How long the app waits for the code of its first page, in ms. */
const PAGE_WITHIN = 500;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * If no condition of the tree depends on permissions, the tree is the same for all users and can be created before sign-in.
 * Problems then appear early, and the page loads during sign-in. A tree with errors that is not going to start is also created,
 * so that the report is complete.
 */
async function finalizeEarly(
  prepared: PreparedApp,
  shellApis: ShellApis,
  startsWithErrors: boolean,
): Promise<FinalizedApp | undefined> {
  const { needed, problems } = prepared;
  if (!startsWithErrors && problems.some(isError)) return prepared.finalize();
  if (needed.permissions.length > 0) return undefined;
  const app = await finalize(prepared, shellApis);
  void preloadPage(app.routes);
  return app;
}

async function finalize(prepared: PreparedApp, shellApis: ShellApis): Promise<FinalizedApp> {
  const app = prepared.finalize(await loadPredicateContext(prepared.needed, prepared.apis));
  shellApis.setTree(app.tree);
  shellApis.setRoutes(app.routes);
  return app;
}

/** Waits until the user has signed in, and a little for the data of the page. An error here does not stop the start. */
async function waitForUser({ apis }: PreparedApp, cache: EarlyCache): Promise<void> {
  const user = await apis
    .get(identityApiRef)
    ?.getBackstageIdentity()
    .catch(() => undefined);
  if (user) await fillFirstPage(cache, user);
}

/** Shows the startup-failure screen instead of a failed app. */
async function showFailedStart(
  options: BootOptions,
  plugins: InstalledPlugins,
  app: PreparedApp | FinalizedApp,
  context: StartContext,
): Promise<void> {
  const { showStartupFailure } = await import('../failure');
  const stop = await followFailedStart(options.config);
  showStartupFailure(options.container, {
    problems: (await checkStart(app, context)).problems,
    plugins,
    missing: context.gaps?.findMissing(app),
    startWithout: () => {
      stop?.();
      chooseStartWithout(true);
      return bootTrellis(options);
    },
  });
}

/** Reloads the page after the configuration changes. If that cannot be loaded, the failure screen still works. */
async function followFailedStart(config: PageConfig): Promise<(() => void) | undefined> {
  if (!config.live) return undefined;
  const live = await import('../live').catch(() => undefined);
  return live?.reloadOnChange(config);
}
