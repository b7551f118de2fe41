import { readInjectedConfig } from '#config/browser';
import { bundledFeatures } from '#extensions';
import { SIGN_IN_ONLY } from '#protocol';
import { afterFirstContent } from '#sdk';
import { dropEarlyRequests } from '#sdk/early';
import { bootTrellis } from '#shell';
import { name, version } from '../package.json';

/** Starts the portal with the configuration in the page and the bundled extensions. */
export async function boot(container: Element): Promise<void> {
  void afterFirstContent(dropEarlyRequests);
  await bootTrellis({
    container,
    config: readInjectedConfig(document),
    features: bundledFeatures,
    isSignInOnly: document.querySelector(`meta[name="${SIGN_IN_ONLY}"]`) !== null,
    packageName: `${name}@${version}`,
  });
}
