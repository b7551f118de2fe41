import { performance } from 'node:perf_hooks';
import {
  createExtension,
  createExtensionDataRef,
  createExtensionInput,
  createFrontendPlugin,
  type FrontendFeature,
  prepareApp,
} from '#engine';

/** The time to resolve and instantiate a large tree, in ms. */
export interface EngineBench {
  name: string;
  extensions: number;
  /** Median of the runs after the warm-up. */
  ms: number;
  /** The first run of the process. */
  coldMs: number;
}

const element = createExtensionDataRef<number>().with({ id: 'core.reactElement' });
const perPlugin = 50;
const runs = 15;
const warmUps = 5;

function shell(): FrontendFeature {
  const one = { singleton: true } as const;
  return createFrontendPlugin({
    pluginId: 'app',
    extensions: [
      createExtension({
        attachTo: { id: 'root', input: 'app' },
        inputs: { root: createExtensionInput([element], one) },
        output: [element],
        factory: ({ inputs }) => [element(inputs.root.get(element))],
      }),
      createExtension({
        name: 'root',
        attachTo: { id: 'app', input: 'root' },
        inputs: { children: createExtensionInput([element], { ...one, optional: true }) },
        output: [element],
        factory: ({ inputs }) => [element(inputs.children?.get(element) ?? 0)],
      }),
      createExtension({
        name: 'layout',
        attachTo: { id: 'app/root', input: 'children' },
        inputs: { content: createExtensionInput([element]) },
        output: [element],
        factory: ({ inputs }) => [
          element(inputs.content.reduce((sum, child) => sum + child.get(element), 0)),
        ],
      }),
    ],
  });
}

/** Plugins of fifty extensions: five pages with the other forty-five attached. Every tenth is configured. */
function plugins(count: number): FrontendFeature[] {
  return Array.from({ length: count / perPlugin }, (_, plugin) =>
    createFrontendPlugin({
      pluginId: `plugin-${plugin}`,
      extensions: Array.from({ length: perPlugin }, (_unused, index) =>
        createExtension({
          kind: index < 5 ? 'page' : 'card',
          name: `n${index}`,
          attachTo:
            index < 5
              ? { id: 'app/layout', input: 'content' }
              : { id: `page:plugin-${plugin}/n${index % 5}`, input: 'cards' },
          inputs: { cards: createExtensionInput([element]) },
          output: [element],
          factory: ({ inputs }) => [element(inputs.cards.reduce((sum, card) => sum + card.get(element), 1))],
        }),
      ),
    }),
  );
}

/** Measures a tree of ten thousand extensions from settings to instances, and checks that it is complete. */
export function benchEngine(extensions = 10_000): EngineBench {
  const features = [shell(), ...plugins(extensions)];
  const settings = Array.from({ length: extensions / 100 }, (_, index) => ({
    [`card:plugin-${Math.floor(index / 2)}/n${10 + (index % 2)}`]: { config: { title: `Card ${index}` } },
  }));
  const config = { data: { app: { extensions: settings } }, locate: () => undefined };
  const times = Array.from({ length: warmUps + runs }, () => {
    const start = performance.now();
    const { element: sum, problems } = prepareApp({ features, config }).finalize();
    const ms = performance.now() - start;
    if (sum !== extensions || problems.length > 0) {
      throw new Error(
        `The tree is incomplete: ${String(sum)} of ${extensions} extensions, ${problems.length} problems.`,
      );
    }
    return ms;
  });
  const sorted = times.slice(warmUps).toSorted((left, right) => left - right);
  const round = (ms = Number.NaN) => Math.round(ms * 10) / 10;
  return {
    name: 'engine: resolve and instantiate',
    extensions,
    ms: round(sorted[Math.floor(runs / 2)]),
    coldMs: round(times[0]),
  };
}
