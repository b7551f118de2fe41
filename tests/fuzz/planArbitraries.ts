import fc from 'fast-check';
import {
  type ExtensionPlan,
  factoryPlans,
  type FeaturePlan,
  type InputPlan,
  refNames,
  schemaPlans,
} from './plans';

export const pluginIds = ['app', 'fuzz', 'other', 'catalog', 'root'];
const kinds = ['page', 'card', 'box', 'api'];
const names = ['a', 'b', 'c', 'root', '__proto__', 'constructor'];
export const inputNames = ['children', 'parts', 'routes', 'app', 'apis', 'elements', '__proto__', 'toString'];

/** Ids that exist, ids that are misspelled, and names of properties of `Object.prototype`. */
export const extensionIds = [
  'root',
  'app',
  'app/root',
  'app/layout',
  'app/routes',
  'app/nav',
  ...['fuzz', 'other', 'catalog'].flatMap((plugin) => [
    ...kinds.map((kind) => `${kind}:${plugin}`),
    ...kinds.flatMap((kind) => ['a', 'b', 'c'].map((name) => `${kind}:${plugin}/${name}`)),
  ]),
  'box:fuzz/ab',
  '__proto__',
  'constructor',
  'ga ne',
];

const ref = fc.constantFrom(...refNames);
const point = fc.record({ id: fc.constantFrom(...extensionIds), input: fc.constantFrom(...inputNames) });
const params = fc.uniqueArray(fc.constantFrom('id', 'name', 'kind'), { maxLength: 2 });

const input: fc.Arbitrary<InputPlan> = fc.record(
  {
    refs: fc.array(ref, { maxLength: 3 }),
    singleton: fc.boolean(),
    optional: fc.boolean(),
    internal: fc.boolean(),
    replaces: fc.array(point, { maxLength: 2 }),
  },
  { requiredKeys: ['refs'] },
);

const extension: fc.Arbitrary<ExtensionPlan> = fc.record(
  {
    kind: fc.constantFrom(...kinds),
    name: fc.constantFrom(...names),
    attachTo: fc.oneof({ weight: 4, arbitrary: point }, fc.array(point, { minLength: 1, maxLength: 3 })),
    disabled: fc.boolean(),
    inputs: fc.dictionary(fc.constantFrom(...inputNames), input, { maxKeys: 3 }),
    output: fc.uniqueArray(fc.record({ ref, optional: fc.boolean() }), {
      maxLength: 3,
      selector: (output) => output.ref,
    }),
    factory: fc.oneof(
      { weight: 3, arbitrary: fc.constant('good' as const) },
      fc.constantFrom(...factoryPlans),
    ),
    schema: fc.dictionary(
      fc.constantFrom('size', 'title', 'path', '__proto__', 'constructor'),
      fc.constantFrom(...schemaPlans),
      {
        maxKeys: 3,
      },
    ),
    flag: fc.constantFrom('on', 'off'),
  },
  { requiredKeys: ['attachTo', 'output', 'factory'] },
);

const extensions = fc.array(extension, { maxLength: 8 });

const externalRoute = fc.record(
  { params, target: fc.constantFrom('fuzz.root', 'other.index', 'no.where') },
  { requiredKeys: ['params'] },
);

const plugin: fc.Arbitrary<FeaturePlan> = fc.record({
  plugin: fc.constantFrom(...pluginIds),
  extensions,
  routes: fc.dictionary(fc.constantFrom('root', 'index', 'x.y'), params, { maxKeys: 2 }),
  externalRoutes: fc.dictionary(fc.constantFrom('out', 'up'), externalRoute, { maxKeys: 2 }),
  flags: fc.array(fc.constantFrom('on', 'off', 'Bad Flag', 'x'), { maxLength: 2 }),
});

const module: fc.Arbitrary<FeaturePlan> = fc.record({ module: fc.constantFrom(...pluginIds), extensions });

/** Sets of plugins and modules with duplicates, cycles, orphans and failing code. */
export const featurePlans: fc.Arbitrary<FeaturePlan[]> = fc.array(
  fc.oneof({ weight: 3, arbitrary: plugin }, module),
  { maxLength: 4 },
);
