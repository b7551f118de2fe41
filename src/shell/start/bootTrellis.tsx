import { createRoot } from 'react-dom/client';
import type { ConfigSource, Problem, Result } from '#diagnostics';
import { ConfigReader } from '#config';
import {
  type FrontendFeature,
  type FrontendFeatureLoader,
  type PredicateContext,
  type PreparedApp,
  prepareApp,
  resolveFeatures,
} from '#engine';
import { identityApiRef } from '#sdk';
import { createQueryClient } from '../query/createQueryClient';
import { AppHost } from './AppHost';
import { createShellApis } from './createShellApis';
import { loadPredicateContext } from './loadPredicateContext';
import { logWarnings } from './logWarnings';

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
 * of the report keeps the app from starting; the screen that shows the report takes its place.
 */
export async function bootTrellis({ container, config, features: given }: BootOptions): Promise<void> {
  const source = config.value;
  const reader = new ConfigReader(source);
  const features = await resolveFeatures([...given], { config: reader });
  const shellApis = createShellApis(reader);
  const prepared = prepareApp({ features: features.value, config: source, apis: shellApis.factories });
  shellApis.setTree(prepared.tree);

  const found = [...config.problems, ...features.problems];
  if (await showFailure(container, [...found, ...prepared.problems])) return;

  const root = createRoot(container);
  const queryClient = createQueryClient();
  const draw = (element: unknown): void =>
    root.render(<AppHost apis={prepared.apis} queryClient={queryClient} element={element} />);

  if (prepared.signInPage !== undefined) draw(prepared.element);
  const context = await loadContext(prepared).catch((error: unknown) => {
    root.unmount();
    throw error;
  });
  const app = prepared.finalize(context);
  shellApis.setTree(app.tree);
  shellApis.setRoutes(app.routes);
  const problems = [...found, ...app.problems];
  if (problems.some(({ severity }) => severity === 'error') || app.element === undefined) {
    root.unmount();
    await showFailure(container, problems, app.element === undefined);
    return;
  }
  logWarnings(problems);
  draw(app.element);
}

/** Waits for the user where there is a sign-in page, then asks what holds for them. */
async function loadContext({ signInPage, apis, needed }: PreparedApp): Promise<PredicateContext> {
  if (signInPage !== undefined) await apis.get(identityApiRef)?.getBackstageIdentity();
  return loadPredicateContext(needed, apis);
}

/** Shows the startup-failure screen when an error asks for it. */
async function showFailure(
  container: Element,
  problems: readonly Problem[],
  isNeeded = false,
): Promise<boolean> {
  if (!isNeeded && !problems.some(({ severity }) => severity === 'error')) return false;
  const { showStartupFailure } = await import('../failure');
  showStartupFailure(container, problems);
  return true;
}
