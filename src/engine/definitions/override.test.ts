import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  createExtension,
  createExtensionBlueprint,
  createExtensionBlueprintParams,
  createExtensionInput,
  createFrontendPlugin,
  type ExtensionDefinition,
} from '../index';
import { printFindings } from '../problems';
import { data, prepare } from '../testing/testExtensions';

const toContent = { id: 'app/content', input: 'parts' };

function show(extensions: ExtensionDefinition[], app: object = {}) {
  const { element, problems } = prepare(
    [createFrontendPlugin({ pluginId: 'test', extensions })],
    app,
  ).finalize();
  return problems.length > 0 ? printFindings(problems).map(({ message }) => message) : element;
}

const LabelBlueprint = createExtensionBlueprint({
  kind: 'label',
  attachTo: toContent,
  output: [data.element],
  configSchema: { mark: z._default(z.string(), '!') },
  factory: (params: { first: string; second?: string }, { config }) => [
    data.element(`${params.first} ${params.second ?? '-'}${config.mark}`),
  ],
});

describe('an override', () => {
  test('of params changes only the given ones', () => {
    const label = LabelBlueprint.make({ params: { first: 'a', second: 'b' } });
    expect(show([label.override({ params: { second: 'c' } })])).toBe('a c!');
    expect(show([label.override({ params: { second: 'c' } }).override({ params: { first: 'x' } })])).toBe(
      'x c!',
    );
  });

  test('passes params and config to the original factory, and changes its outputs', () => {
    const label = LabelBlueprint.make({ params: { first: 'a' } });
    const changed = label.override({
      configSchema: { loud: z._default(z.boolean(), true) },
      factory: (original, { config }) => {
        const inner = original({ params: { second: 'z' }, config: { mark: config.loud ? '?!' : '.' } });
        return [...inner, data.element(`<${inner.get(data.element)}>`)];
      },
    });
    expect(show([changed])).toBe('<a z?!>');
    expect(show([changed], { extensions: [{ 'label:test': { config: { loud: false } } }] })).toBe('<a z.>');
  });

  test('of an override uses the result of the first one', () => {
    const twice = LabelBlueprint.make({ params: { first: 'a' } })
      .override({ factory: (original) => [data.element(`1(${original().get(data.element)})`)] })
      .override({ factory: (original) => [data.element(`2(${original().get(data.element)})`)] });
    expect(show([twice])).toBe('2(1(a -!))');
  });

  test('with contradicting arguments is rejected', () => {
    const label = LabelBlueprint.make({ params: { first: 'a' } });
    expect(() => label.override({ output: [data.path] })).toThrow('requires a factory');
    expect(() => label.override({ params: { first: 'b' }, factory: (original) => original() })).toThrow(
      'cannot have both params and a factory',
    );
  });

  test('removes a condition only with an explicit undefined', () => {
    const gated = LabelBlueprint.make({ if: { featureFlags: { $contains: 'x' } }, params: { first: 'a' } });
    expect(show([gated])).toBe('');
    expect(show([gated.override({ disabled: false })])).toBe('');
    expect(show([gated.override({ if: undefined })])).toBe('a -!');
  });

  test('of a blueprint with defineParams also takes a function', () => {
    const Defined = createExtensionBlueprint({
      kind: 'defined',
      attachTo: toContent,
      output: [data.element],
      defineParams: <T extends string>(params: { text: T; shown?: (text: T) => string }) =>
        createExtensionBlueprintParams<{ text: string }>({ text: params.text }),
      factory: (params) => [data.element(params.text)],
    });
    const made = Defined.make({ params: (define) => define({ text: 'first' }) });
    expect(show([made])).toBe('first');
    expect(show([made.override({ params: (define) => define({ text: 'second' }) })])).toBe('second');
    const within = Defined.makeWithOverrides({
      factory: (original) => [
        data.element(`[${original((define) => define({ text: 'third' })).get(data.element)}]`),
      ],
    });
    expect(show([within])).toBe('[third]');
  });
});

describe('inputs that an override passes to the original factory', () => {
  const list = createExtension({
    name: 'list',
    attachTo: toContent,
    inputs: {
      items: createExtensionInput([data.element]),
      head: createExtensionInput([data.element], { singleton: true, optional: true }),
    },
    output: [data.element],
    factory: ({ inputs }) => [
      data.element(
        `${inputs.head?.get(data.element) ?? 'no head'}: ${inputs.items.map((item) => `${item.node.spec.id}=${item.get(data.element)}`).join(' ')}`,
      ),
    ],
  });
  const part = (name: string, input: 'items' | 'head') =>
    createExtension({
      name,
      attachTo: { id: 'test/list', input },
      output: [data.element],
      factory: () => [data.element(name)],
    });
  const items = [part('a', 'items'), part('b', 'items')];

  test('can be some of the original attachments, in a different order', () => {
    const reversed = list.override({
      factory: (original, { inputs }) => original({ inputs: { items: inputs.items.toReversed() } }),
    });
    expect(show([reversed, ...items])).toBe('no head: test/b=b test/a=a');
  });

  test('can be new data for each attachment', () => {
    const renamed = list.override({
      factory: (original, { inputs }) =>
        original({
          inputs: { items: inputs.items.map((item) => [data.element(item.get(data.element).toUpperCase())]) },
        }),
    });
    expect(show([renamed, ...items])).toBe('no head: test/a=A test/b=B');
  });

  test('cannot mix both, and must match the number of attachments', () => {
    const mixed = list.override({
      factory: (original, { inputs }) => {
        const [first] = inputs.items;
        return original({ inputs: { items: [...(first ? [first] : []), [data.element('new')]] } });
      },
    });
    const short = list.override({
      factory: (original) => original({ inputs: { items: [[data.element('one')]] } }),
    });
    const headless = list.override({
      factory: (original) => original({ inputs: { items: [], head: [data.element('head')] } }),
    });
    expect(show([mixed, ...items])).toEqual([
      expect.stringContaining('mixes original attachments and new data'),
    ]);
    expect(show([short, ...items])).toEqual([
      expect.stringContaining('has data for 1 attachments, but there are 2'),
    ]);
    expect(show([headless, ...items])).toEqual([expect.stringContaining('but nothing is attached to it')]);
  });

  test('can replace the data of a single attachment', () => {
    const crowned = list.override({
      factory: (original, { inputs }) =>
        original({ inputs: { items: inputs.items, head: [data.element('crown')] } }),
    });
    expect(show([crowned, ...items, part('h', 'head')])).toBe('crown: test/a=a test/b=b');
  });
});

describe('a plugin', () => {
  const plugin = createFrontendPlugin({
    pluginId: 'shelf',
    extensions: [
      LabelBlueprint.make({ name: 'one', params: { first: '1' } }),
      LabelBlueprint.make({ name: 'two', params: { first: '2' } }),
    ],
  });

  test('rejects two extensions with the same id', () => {
    const label = LabelBlueprint.make({ params: { first: 'a' } });
    expect(() => createFrontendPlugin({ pluginId: 'shelf', extensions: [label, label] })).toThrow(
      "Plugin 'shelf' provided duplicate extensions: label:shelf",
    );
  });

  test('rejects plugin ids that cannot be part of extension ids', () => {
    for (const pluginId of ['', 'a b', 'a/b', 'a:b']) {
      expect(() => createFrontendPlugin({ pluginId })).toThrow('is invalid');
    }
  });

  test('returns its extensions by id', () => {
    expect(plugin.getExtension('label:shelf/one')).toBeDefined();
    // @ts-expect-error There is no extension with this id.
    expect(() => plugin.getExtension('label:shelf/three')).toThrow("has no extension 'label:shelf/three'");
  });

  test('with overrides keeps the order and appends new extensions', () => {
    const changed = plugin.withOverrides({
      title: 'Shelf',
      extensions: [
        LabelBlueprint.make({ name: 'three', params: { first: '3' } }),
        plugin.getExtension('label:shelf/one').override({ params: { first: 'uno' } }),
      ],
    });
    expect(prepare([changed]).finalize().element).toBe('uno -!, 2 -!, 3 -!');
    expect(changed.title).toBe('Shelf');
    expect(plugin.title).toBeUndefined();
  });

  test('rejects a value that is not an extension', () => {
    expect(() => createFrontendPlugin({ pluginId: 'a', extensions: [{} as ExtensionDefinition] })).toThrow(
      'not an extension definition',
    );
  });

  test('rejects a config key without a schema', () => {
    expect(() =>
      createExtension({
        name: 'x',
        attachTo: toContent,
        output: [data.element],
        configSchema: { key: 'text' as never },
        factory: () => [data.element('')],
      }),
    ).toThrow("The config key 'key' does not have a Standard Schema");
  });
});
