import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';

import {
  type AnyApiFactory,
  type ApiFactory,
  createApiRef,
  createExtension,
  createExtensionBlueprint,
  createExtensionBlueprintParams,
  createExtensionDataRef,
  createExtensionInput,
  createExternalRouteRef,
  createFrontendPlugin,
  createRouteRef,
  createSubRouteRef,
  type ExternalRouteRef,
  type RouteRef,
  type SubRouteRef,
} from '../index';

const text = createExtensionDataRef<string>().with({ id: 'test.text' });
const count = createExtensionDataRef<number>().with({ id: 'test.count' });
const apiFactory = createExtensionDataRef<AnyApiFactory>().with({ id: 'core.api.factory' });

const PanelBlueprint = createExtensionBlueprint({
  kind: 'panel',
  attachTo: { id: 'app', input: 'panels' },
  inputs: {
    parts: createExtensionInput([text, count.optional()]),
    head: createExtensionInput([text], { singleton: true }),
    foot: createExtensionInput([count], { singleton: true, optional: true }),
  },
  output: [text, count.optional()],
  configSchema: {
    label: z.optional(z.string()),
    size: z._default(z.number(), 3),
    look: z.enum(['plain', 'boxed']),
  },
  factory: (params: { lead: string; tail?: string }, { config, inputs, node }) => {
    expectTypeOf(config).toEqualTypeOf<{
      label: string | undefined;
      size: number;
      look: 'plain' | 'boxed';
    }>();
    expectTypeOf(inputs.head.get(text)).toEqualTypeOf<string>();
    expectTypeOf(inputs.foot?.get(count)).toEqualTypeOf<number | undefined>();
    expectTypeOf(inputs.parts.map((part) => part.get(count))).toEqualTypeOf<Array<number | undefined>>();
    return [text(params.lead + node.spec.id)];
  },
});

const ApiBlueprint = createExtensionBlueprint({
  kind: 'api',
  attachTo: { id: 'root', input: 'apis' },
  output: [apiFactory],
  defineParams: <TApi, TImpl extends TApi, TDeps extends { [name in string]: unknown }>(
    params: ApiFactory<TApi, TImpl, TDeps>,
  ) => createExtensionBlueprintParams(params as unknown as AnyApiFactory),
  factory: (params) => [apiFactory(params)],
});

const counterApiRef = createApiRef<{ next(): number }>({ id: 'test.counter' });
const namesApiRef = createApiRef<{ names: string[] }>({ id: 'test.names' });

describe('types are inferred from declarations', () => {
  test('a blueprint accepts only its params', () => {
    const panel = PanelBlueprint.make({ name: 'one', params: { lead: 'a' } });
    expectTypeOf<(typeof panel)['T']['kind']>().toEqualTypeOf<'panel'>();
    expectTypeOf<(typeof panel)['T']['name']>().toEqualTypeOf<'one'>();
    expectTypeOf<(typeof panel)['T']['configInput']>().toMatchTypeOf<{
      look: 'plain' | 'boxed';
      label?: string;
      size?: number;
    }>();
    // @ts-expect-error The param 'lead' is missing.
    PanelBlueprint.make({ params: { tail: 'b' } });
    // @ts-expect-error There is no param 'middle'.
    PanelBlueprint.make({ params: { lead: 'a', middle: 'm' } });
    expect(panel.inputs.head.owner).toEqual({ kind: 'panel', name: 'one', input: 'head' });
  });

  test('a factory with missing or undeclared outputs is a type error', () => {
    // @ts-expect-error The output 'test.count' is missing.
    createExtension({ attachTo: { id: 'a', input: 'b' }, output: [text, count], factory: () => [text('')] });
    createExtension({
      attachTo: { id: 'a', input: 'b' },
      output: [text],
      // @ts-expect-error The output 'test.count' is not declared.
      factory: () => [text(''), count(1)],
    });
    createExtension({
      attachTo: { id: 'a', input: 'b' },
      output: [text, count.optional()],
      *factory() {
        yield text('');
      },
    });
  });

  test('an extension attached by input must return the required data', () => {
    const panel = PanelBlueprint.make({ params: { lead: 'a' } });
    createExtension({
      name: 'part',
      attachTo: panel.inputs.parts,
      output: [text],
      factory: () => [text('')],
    });
    // @ts-expect-error The input 'foot' requires 'test.count'.
    createExtension({ name: 'part', attachTo: panel.inputs.foot, output: [text], factory: () => [text('')] });
  });

  test('overrides have the types of the original and cannot redefine them', () => {
    const panel = PanelBlueprint.makeWithOverrides({
      name: 'two',
      configSchema: { extra: z.string() },
      inputs: { more: createExtensionInput([count]) },
      factory: (original, { config, inputs }) => {
        expectTypeOf(config.extra).toEqualTypeOf<string>();
        expectTypeOf(config.size).toEqualTypeOf<number>();
        const total = inputs.more.reduce((sum, item) => sum + item.get(count), 0);
        return [...original({ lead: config.extra }), count(total + inputs.parts.length)];
      },
    });
    const changed = panel.override({
      output: [count],
      factory: (original) => [
        count(original({ inputs: { parts: [], head: [text('')], more: [] } }).get(text).length),
      ],
    });
    expectTypeOf<(typeof changed)['T']['output']['id']>().toEqualTypeOf<'test.count'>();
    panel.override({ disabled: true, if: undefined, attachTo: { id: 'x', input: 'y' } });
    PanelBlueprint.make({ params: { lead: 'a' } }).override({ params: { tail: 'b' } });
    // @ts-expect-error There is no param 'middle'.
    PanelBlueprint.make({ params: { lead: 'a' } }).override({ params: { middle: 'b' } });
    expect(() =>
      // @ts-expect-error The key 'size' belongs to the blueprint.
      PanelBlueprint.make({ params: { lead: 'a' } }).override({ configSchema: { size: z.string() } }),
    ).toThrow("An override cannot redefine the config key 'size'.");
  });

  test('params with type parameters are inferred by the define function', () => {
    ApiBlueprint.make({
      params: (define) =>
        define({
          api: counterApiRef,
          deps: { names: namesApiRef },
          factory: ({ names }) => {
            expectTypeOf(names).toEqualTypeOf<{ names: string[] }>();
            return { next: () => names.names.length };
          },
        }),
    });
    ApiBlueprint.make({
      params: (define) =>
        define({
          api: counterApiRef,
          deps: { names: namesApiRef },
          // @ts-expect-error `next` must return a number.
          factory: ({ names }) => ({ next: () => names }),
        }),
    });
  });

  test('a plugin has the literal ids of its extensions', () => {
    const plugin = createFrontendPlugin({
      pluginId: 'shelf',
      routes: { root: createRouteRef(), book: createRouteRef({ params: ['isbn'] }) },
      externalRoutes: { author: createExternalRouteRef({ params: ['name'] }) },
      extensions: [
        PanelBlueprint.makeWithOverrides({ factory: (original) => original({ lead: 'a' }) }),
        PanelBlueprint.make({ name: 'side', params: { lead: 'b' } }),
      ],
    });
    expectTypeOf<Parameters<typeof plugin.getExtension>[0]>().toEqualTypeOf<
      'panel:shelf' | 'panel:shelf/side'
    >();
    expectTypeOf(plugin.routes.root).toEqualTypeOf<RouteRef<undefined>>();
    expectTypeOf(plugin.routes.book).toEqualTypeOf<RouteRef<{ isbn: string }>>();
    expectTypeOf(plugin.externalRoutes.author).toEqualTypeOf<ExternalRouteRef<{ name: string }>>();
    expect(plugin.getExtension('panel:shelf/side')).toBeDefined();
  });

  test('sub-routes include the parameters of their parents', () => {
    const book = createRouteRef({ params: ['isbn'] });
    const explicit = createRouteRef<{ a: string; b: string }>({ params: ['a', 'b'] });
    expectTypeOf(explicit).toEqualTypeOf<RouteRef<{ a: string; b: string }>>();
    const chapter = createSubRouteRef({ parent: book, path: '/chapters/:number' });
    expectTypeOf(chapter).toEqualTypeOf<SubRouteRef<{ number: string; isbn: string }>>();
    expectTypeOf(createSubRouteRef({ parent: createRouteRef(), path: '/all' })).toEqualTypeOf<
      SubRouteRef<undefined>
    >();
    expectTypeOf(createSubRouteRef({ parent: chapter, path: '/notes' })).toEqualTypeOf<
      SubRouteRef<{ number: string; isbn: string }>
    >();
    expect(chapter.params).toEqual(['isbn', 'number']);
  });
});
