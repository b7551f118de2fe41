import * as z from 'zod/mini';
import {
  type AnyApiFactory,
  type ConfigFieldSchema,
  createApiRef,
  createExtension,
  createExtensionInput,
  createExternalRouteRef,
  createFrontendModule,
  createFrontendPlugin,
  createRouteRef,
  createExtensionDataRef,
  type FrontendFeature,
  type RouteRef,
} from '#engine';
import { data } from '../golden/plugins/data';
import type { ExtensionPlan, FeaturePlan, PluginPlan, RefName, SchemaPlan } from './plans';

const apiFactory = createExtensionDataRef<AnyApiFactory>().with({ id: 'core.api.factory' });
const refs = {
  element: data.element,
  path: data.path,
  routeRef: data.routeRef,
  title: data.title,
  api: apiFactory,
  signInPage: data.signInPage,
} as const;
const apiRefs = ['plugin.fuzz.one', 'plugin.fuzz.two'].map((id) => createApiRef<string>({ id }));

type AnyDefinition = ReturnType<typeof createExtension>;

/** Builds the features of a plan. Leaves out features that the SDK refuses to create. */
export function buildFeatures(plans: readonly FeaturePlan[]): FrontendFeature[] {
  return plans.flatMap((plan) => attempt(() => buildFeature(plan)));
}

function attempt<T>(make: () => T): T[] {
  try {
    return [make()];
  } catch {
    return [];
  }
}

function buildFeature(plan: FeaturePlan): FrontendFeature {
  const routes = 'plugin' in plan ? buildRoutes(plan) : {};
  const extensions = plan.extensions.flatMap((extension, index) =>
    attempt(() => buildExtension(extension, index, Object.values(routes))),
  );
  if ('module' in plan) return createFrontendModule({ pluginId: plan.module, extensions });
  const externalRoutes = Object.entries(plan.externalRoutes ?? {}).map(([key, { params, target }]) => [
    key,
    createExternalRouteRef({ params, ...(target === undefined ? {} : { defaultTarget: target }) }),
  ]);
  return createFrontendPlugin({
    pluginId: plan.plugin,
    routes,
    externalRoutes: Object.fromEntries(externalRoutes) as Record<
      string,
      ReturnType<typeof createExternalRouteRef>
    >,
    featureFlags: (plan.flags ?? []).map((name) => ({ name })),
    extensions,
  });
}

function buildRoutes({ routes = {} }: PluginPlan): { [key in string]: RouteRef } {
  const refsByKey = Object.entries(routes).map(([key, params]) => [key, createRouteRef({ params })]);
  return Object.fromEntries(refsByKey) as { [key in string]: RouteRef };
}

function buildExtension(plan: ExtensionPlan, index: number, routes: readonly RouteRef[]): AnyDefinition {
  const inputs = Object.entries(plan.inputs ?? {}).map(([name, input]) => [
    name,
    createExtensionInput(
      input.refs.map((ref) => refs[ref]),
      {
        singleton: input.singleton === true,
        optional: input.optional === true,
        internal: input.internal === true,
        ...(input.replaces ? { replaces: input.replaces } : {}),
      },
    ),
  ]);
  return createExtension({
    ...(plan.kind === undefined ? {} : { kind: plan.kind }),
    ...(plan.name === undefined ? {} : { name: plan.name }),
    ...(plan.disabled === undefined ? {} : { disabled: plan.disabled }),
    ...(plan.flag === undefined ? {} : { if: { featureFlags: { $contains: plan.flag } } }),
    attachTo: plan.attachTo as never,
    inputs: Object.fromEntries(inputs) as Record<string, ReturnType<typeof createExtensionInput>>,
    output: plan.output.map(({ ref, optional }) => (optional ? refs[ref].optional() : refs[ref])),
    ...(plan.schema ? { configSchema: buildSchema(plan.schema) } : {}),
    factory: ((received: Received) => runPlan(plan, index, routes, received)) as never,
  });
}

interface Received {
  apis: { get(ref: unknown): unknown };
  inputs: { [name in string]: unknown };
  config: object;
}

function giveValue(ref: RefName, index: number, routes: readonly RouteRef[]) {
  if (ref === 'path') return data.path(index % 7 === 3 ? '/same' : `/p${index}/:id`);
  if (ref === 'routeRef')
    return data.routeRef(routes[index % Math.max(1, routes.length)] ?? createRouteRef());
  if (ref === 'title') return data.title(`Title ${index}`);
  if (ref === 'signInPage') return data.signInPage('sign in');
  if (ref === 'element') return data.element(`element ${index}`);
  const [api, other] = index % 2 === 0 ? apiRefs : apiRefs.toReversed();
  return apiFactory({ api, deps: index % 3 === 0 ? { other } : {}, factory: () => 'api' } as never);
}

function runPlan(
  plan: ExtensionPlan,
  index: number,
  routes: readonly RouteRef[],
  received: Received,
): unknown {
  const values = plan.output.map(({ ref }) => giveValue(ref, index, routes));
  switch (plan.factory) {
    case 'good':
      return values;
    case 'nothing':
      return [];
    case 'twice':
      return [...values, ...values];
    case 'undeclared':
      return [...values, { $$type: values[0]?.$$type, id: 'core.unheard-of', value: 1 }];
    case 'throws':
      throw new Error(`Extension ${index} is broken.`);
    case 'throws nothing':
      throw undefined;
    case 'throws something unprintable':
      throw Object.create(null);
    case 'gives null':
      return null;
    case 'gives a number':
      return index;
    case 'gives a promise':
      return Promise.resolve(values);
    case 'gives holes':
      return [undefined, ...values, null];
    case 'throws halfway':
      return (function* half() {
        yield* values.slice(0, 1);
        throw new Error('Stopped halfway.');
      })();
    case 'reads everything':
      for (const ref of apiRefs) received.apis.get(ref);
      return JSON.stringify([Object.keys(received.inputs), received.config]).length > 0 ? values : [];
  }
}

function buildSchema(plan: { [key in string]: SchemaPlan }): { [key in string]: ConfigFieldSchema } {
  return Object.fromEntries(Object.entries(plan).map(([key, field]) => [key, buildField(field)]));
}

function buildField(plan: SchemaPlan): ConfigFieldSchema {
  switch (plan) {
    case 'text':
      return z.optional(z.string());
    case 'number':
      return z._default(z.number(), 3);
    case 'choice':
      return z.optional(z.enum(['one', 'two']));
    case 'list':
      return z.optional(z.array(z.object({ url: z.string(), open: z.optional(z.boolean()) })));
    case 'required':
      return z.string();
    case 'throws':
      return createField(() => {
        throw new Error('The schema is broken.');
      });
    case 'odd issues':
      return createField(() => ({
        issues: [{ message: '', path: [Symbol('key'), { key: 0 }, 'constructor'] }, { message: 'odd' }],
      }));
  }
}

function createField(validate: ConfigFieldSchema['~standard']['validate']): ConfigFieldSchema {
  return { '~standard': { version: 1, vendor: 'fuzz', validate } };
}
