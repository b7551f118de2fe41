import type { FrontendFeature } from '#engine';
import { loadConfigText } from '../checking/checkConfigText';
import { testFeatures } from '../golden/plugins';
import { buildFeatures } from './buildFeatures';
import type { ExtensionPlan, FeaturePlan } from './plans';
import { buildAndCheck } from './checkPortal';

const perPlugin = 50;
const runs = 40;

/** Pages with cards attached. One of fifty extensions fails. */
function planExtension(plugin: number, index: number): ExtensionPlan {
  const isPage = index % 5 === 0;
  return {
    kind: isPage ? 'page' : 'card',
    name: `n${index}`,
    attachTo: isPage
      ? { id: 'app/routes', input: 'routes' }
      : { id: `page:plugin-${plugin}/n${index - (index % 5)}`, input: 'parts' },
    inputs: { parts: { refs: ['element'] } },
    output: [{ ref: 'path' }, { ref: 'element' }],
    factory: index % 50 === 49 ? 'throws' : 'good',
    schema: { size: 'number', title: 'text' },
  };
}

/** Configures every fifth extension. Every tenth of these settings is invalid. */
function printSetting(index: number): string {
  const plugin = Math.floor(index / 10);
  const id =
    index % 10 === 7 ? `card:plugin-${plugin}/gone` : `card:plugin-${plugin}/n${1 + (index % 10) * 5}`;
  return `    - ${id}: { config: { ${index % 10 === 3 ? 'sise' : 'size'}: ${index} } }\n`;
}

/** Creates a portal of plugins with fifty extensions each, some of them broken. Returns the work of building and checking it. */
export async function createBrokenPortal(plugins: number) {
  const plans: FeaturePlan[] = Array.from({ length: plugins }, (_, plugin) => ({
    plugin: `plugin-${plugin}`,
    extensions: Array.from({ length: perPlugin }, (_unused, index) => planExtension(plugin, index)),
  }));
  const settings = Array.from({ length: (plugins * perPlugin) / 5 }, (_, index) => printSetting(index));
  const features = [...((testFeatures['app'] ?? []) as FrontendFeature[]), ...buildFeatures(plans)];
  const { value: loaded } = await loadConfigText(`app:\n  extensions:\n${settings.join('')}`);
  return { extensions: plugins * perPlugin, grow: () => buildAndCheck(loaded, features) };
}

/** Measures the CPU time of the fastest run with a thousand extensions, some of them broken, in ms. */
export async function measureThousand(): Promise<number> {
  const { grow } = await createBrokenPortal(1000 / perPlugin);
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) fastest = Math.min(fastest, (await grow()).milliseconds);
  return fastest;
}
