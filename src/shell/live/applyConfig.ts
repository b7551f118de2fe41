/**
 * Lets a running portal take a changed configuration. What it speaks of is made anew and everything else stays; where that
 * goes wrong in this browser, the portal runs on as it was.
 */
import { type FinalizedApp, resolveFeatures } from '#engine';
import { type PreparedSuccessor, prepareSuccessor } from '#engine/live';
import type { PageConfig } from '#config/browser';
import { identityApiRef } from '#sdk';
import { judgeApp } from '../start/judgeApp';
import { loadPredicateContext } from '../start/loadPredicateContext';
import type { RunningPortal } from '../start/runningPortal';
import { printRefusal } from './printRefusal';

/** Applies a configuration. Gives whether the portal took it; never rejects. */
export async function applyConfig(portal: RunningPortal, config: PageConfig): Promise<boolean> {
  const { reader, app: running } = portal;
  const user = running.apis.get(identityApiRef);
  const former = reader.replace(config.value);
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
    const { problems, failed } = judgeApp(app, { config, found: features.problems, gaps: portal.gaps });
    if (failed) throw new Error(printRefusal(problems));
    if (app.apis.get(identityApiRef) !== user) {
      // Another way to sign in knows nobody yet, so the portal begins anew.
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
    reader.replace(former);
    console.error('The changed configuration cannot be shown in this browser; the former one stays.', error);
    return false;
  }
}

function show(portal: RunningPortal, app: FinalizedApp): void {
  portal.app = app;
  portal.shellApis.setTree(app.tree);
  portal.shellApis.setRoutes(app.routes);
  // The registry goes on; a holder of its own tells every component that its APIs may be others now.
  portal.draw({ ...app, apis: { get: (ref) => app.apis.get(ref) } });
}
