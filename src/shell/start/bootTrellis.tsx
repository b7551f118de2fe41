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
import { identityApiRef } from '#sdk';
import { chooseStartWithout, isStartWithoutChosen } from '../failure/gaps/choice';
import type { InstalledPlugins } from '../failure/problems/usePluginPackages';
import { createQueryClient } from '../query/createQueryClient';
import { AppHost } from './AppHost';
import { type ShellApis, createShellApis } from './createShellApis';
import { followLater } from './followLater';
import { type AppOrigin, isError, judgeApp } from './judgeApp';
import { loadPredicateContext } from './loadPredicateContext';
import { logWarnings } from './logWarnings';
import { preloadPage } from './preloadPage';

/** What an app is booted from. */
export interface BootOptions {
  /** Where the app is drawn. */
  container: Element;
  /** The configuration that the page carries, and what was wrong with it. */
  config: PageConfig;
  features: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
  /** The package that the features come in, as `name@version`, for those that name none of their own. */
  packageName?: string;
}

/**
 * Boots the app in two phases around sign-in: what is needed before it is known who the user is, then the rest. An error
 * of the report keeps the app from starting; the screen that shows the report takes its place. From there the app may be
 * started without what failed.
 *
 * @throws when it cannot be found out what the user may see
 */
export async function bootTrellis(options: BootOptions): Promise<void> {
  const { container, config, features: given, packageName } = options;
  const gaps = isStartWithoutChosen() ? (await import('../failure')).createGaps(container) : undefined;
  const reader = new ConfigReader(config.value);
  const features = await resolveFeatures([...given], { config: reader });
  const shellApis = createShellApis(reader);
  const prepared = prepareApp({
    features: features.value,
    config: config.value,
    apis: shellApis.factories,
    onGap: gaps?.fill,
    trackReads: (run) => reader.track(run),
  });
  shellApis.setTree(prepared.tree);
  const origin = { config, found: features.problems, gaps };
  const plugins: InstalledPlugins = {
    features: features.value,
    bundled: packageName === undefined ? undefined : { features: given, packageName },
  };
  const showFailure = (app: PreparedApp | FinalizedApp) => showFailedStart(options, plugins, app, origin);

  const early = await finalizeEarly(prepared, shellApis);
  const begun = judgeApp(early ?? prepared, origin);
  if (begun.failed) return showFailure(early ?? prepared);

  const root = createRoot(container);
  const queryClient = createQueryClient();
  const draw = ({ apis, element }: Pick<FinalizedApp, 'apis' | 'element'>): void =>
    root.render(<AppHost apis={apis} queryClient={queryClient} element={element} />);
  try {
    // Without a sign-in page it is the root of the app that says who the user is, so it is drawn in any case.
    if (prepared.signInPage !== undefined || !early) draw(prepared);
    if (prepared.signInPage !== undefined) await waitForUser(prepared);
    const app = early ?? (await finalize(prepared, shellApis));
    const { problems, failed } = early ? begun : judgeApp(app, origin);
    if (failed) {
      root.unmount();
      return await showFailure(app);
    }
    logWarnings(problems);
    gaps?.announce(app.tree, problems, plugins);
    draw(app);
    followLater(config, { app, problems, features: given, plugins, reader, shellApis, gaps, draw });
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

/** Shows the startup-failure screen in place of an app that has failed. */
async function showFailedStart(
  options: BootOptions,
  plugins: InstalledPlugins,
  app: PreparedApp | FinalizedApp,
  origin: AppOrigin,
): Promise<void> {
  const { showStartupFailure } = await import('../failure');
  const stop = await followFailedStart(options.config);
  showStartupFailure(options.container, {
    problems: judgeApp(app, origin).problems,
    plugins,
    missing: origin.gaps?.findMissing(app),
    startWithout: () => {
      stop?.();
      chooseStartWithout(true);
      return bootTrellis(options);
    },
  });
}

/** A start that failed is made up for when the configuration is mended; without that, the screen stands for itself. */
async function followFailedStart(config: PageConfig): Promise<(() => void) | undefined> {
  if (!config.live) return undefined;
  const live = await import('../live').catch(() => undefined);
  return live?.reloadOnChange(config);
}
