import type { FrontendFeature } from '#engine';
import { loadConfigText } from '../checking/checkConfigText';
import { testFeatures } from '../golden/plugins';
import { buildFeatures } from './buildFeatures';
import type { ExtensionPlan, FeaturePlan } from './plans';
import { growAndCheck } from './survive';

const perPlugin = 50;
const runs = 40;

/** Pages with cards below them; of every fifty extensions one fails. */
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

/** Every fifth extension is configured, and every tenth of these wrongly. */
function printSetting(index: number): string {
  const plugin = Math.floor(index / 10);
  const id =
    index % 10 === 7 ? `card:plugin-${plugin}/gone` : `card:plugin-${plugin}/n${1 + (index % 10) * 5}`;
  return `    - ${id}: { config: { ${index % 10 === 3 ? 'sise' : 'size'}: ${index} } }\n`;
}

/** A portal of so many plugins with fifty extensions each, some of them broken, and the work to grow and check its tree. */
export async function createBrokenPortal(plugins: number) {
  const plans: FeaturePlan[] = Array.from({ length: plugins }, (_, plugin) => ({
    plugin: `plugin-${plugin}`,
    extensions: Array.from({ length: perPlugin }, (_unused, index) => planExtension(plugin, index)),
  }));
  const settings = Array.from({ length: (plugins * perPlugin) / 5 }, (_, index) => printSetting(index));
  const features = [...((testFeatures['app'] ?? []) as FrontendFeature[]), ...buildFeatures(plans)];
  const { value: loaded } = await loadConfigText(`app:\n  extensions:\n${settings.join('')}`);
  return { extensions: plugins * perPlugin, grow: () => growAndCheck(loaded, features) };
}

/** What a thousand extensions, some of them broken, take at the fastest of some runs: milliseconds of processor time. */
export async function measureThousand(): Promise<number> {
  const { grow } = await createBrokenPortal(1000 / perPlugin);
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) fastest = Math.min(fastest, (await grow()).milliseconds);
  return fastest;
}
