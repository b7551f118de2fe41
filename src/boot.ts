import { readInjectedConfig } from '#config/browser';
import { bundledFeatures } from '#extensions';
import { bootTrellis } from '#shell';
import { name, version } from '../package.json';

/** Puts the app together: the configuration that the page carries, the extensions that are built in, and the shell. */
export async function boot(container: Element): Promise<void> {
  await bootTrellis({
    container,
    config: readInjectedConfig(document),
    features: bundledFeatures,
    packageName: `${name}@${version}`,
  });
}
