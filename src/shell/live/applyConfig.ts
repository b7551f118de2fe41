/** Applies a changed configuration to a running portal. Only the extensions that the change concerns are created again. */
import { type FinalizedApp, resolveFeatures } from '#engine';
import { type PreparedSuccessor, prepareSuccessor } from '#engine/live';
import type { PageConfig } from '#config/browser';
import { identityApiRef } from '#sdk';
import { checkStart } from '../start/checkStart';
import { loadPredicateContext } from '../start/loadPredicateContext';
import type { RunningPortal } from '../start/runningPortal';
import { printErrors } from './printErrors';

/** Applies a configuration and returns whether that succeeded. On failure, the portal keeps running as before. Never rejects. */
export async function applyConfig(portal: RunningPortal, config: PageConfig): Promise<boolean> {
  const { reader, app: running } = portal;
  const user = running.apis.get(identityApiRef);
  const previous = reader.replace(config.value);
  let prepared: PreparedSuccessor | undefined;
  try {
    const features = await resolveFeatures([...portal.features], { config: reader });
    prepared = prepareSuccessor(running, {
      features: features.value,
      config: config.value,
      apis: portal.shellApis.factories,
      onGap: portal.gaps?.fill,
    });
    const app = prepared.finalize(await loadPredicateContext(prepared.needed, prepared.apis));
    const context = { config, found: features.problems, gaps: portal.gaps };
    const { problems, failed } = await checkStart(app, context);
    if (failed) throw new Error(await printErrors(problems));
    if (app.apis.get(identityApiRef) !== user) {
      // A changed sign-in invalidates the current user, so the portal reloads.
      globalThis.location.reload();
      return true;
    }
    app.takeOver();
    show(portal, app);
    portal.problems = problems;
    portal.gaps?.announce(app.tree, problems, portal.plugins);
    return true;
  } catch (error) {
    prepared?.abandon();
    reader.replace(previous);
    console.error(
      'Could not apply the changed configuration. The portal keeps running with the previous one.',
      error,
    );
    return false;
  }
}

function show(portal: RunningPortal, app: FinalizedApp): void {
  portal.app = app;
  portal.shellApis.setTree(app.tree);
  portal.shellApis.setRoutes(app.routes);
  // The registry stays the same. A new object makes all components read their APIs again.
  portal.render({ ...app, apis: { get: (ref) => app.apis.get(ref) } });
}
