import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createExtension, createFrontendPlugin, type ExtensionDataValue, type FillGap } from '../index';
import { data, prepare } from '../testing/testExtensions';

const part = createExtension({
  kind: 'part',
  attachTo: { id: 'app/content', input: 'parts' },
  configSchema: { text: z._default(z.string(), 'a text'), end: z._default(z.string(), '.') },
  output: [data.element],
  factory: ({ config }) => [data.element(config.text + config.end)],
});

const broken = createExtension({
  kind: 'part',
  name: 'broken',
  attachTo: { id: 'app/content', input: 'parts' },
  output: [data.element],
  factory: () => {
    throw new Error('No.');
  },
});

const silent = createExtension({
  kind: 'silent',
  attachTo: { id: 'app/root', input: 'signInPage' },
  output: [data.signInPage],
  factory: () => {
    throw new Error('No.');
  },
});

const plugin = createFrontendPlugin({ pluginId: 'test', extensions: [part, broken, silent] });
const settings = { extensions: [{ 'part:test': { config: { text: 1, end: '!' } } }] };

function start(onGap?: FillGap) {
  return prepare([plugin], settings, { onGap }).finalize();
}

describe('the replacement of a failed extension', () => {
  test('is empty without onGap', () => {
    expect(start().element).toBe('');
  });

  test('keeps the order of attachments, and the problem is still reported', () => {
    const app = start(({ node }) => [data.element(`(${node.spec.id})`)]);
    expect(app.element).toBe('(part:test), (part:test/broken)');
    expect(app.problems.map(({ code }) => code)).toEqual(start().problems.map(({ code }) => code));
  });

  test('can be the extension without its invalid settings', () => {
    const spares: Array<[string, unknown]> = [];
    start(({ node, spare }): ExtensionDataValue[] | undefined => {
      spares.push([node.spec.id, spare?.getData(data.element)]);
      return undefined;
    });
    expect(spares).toEqual([
      ['part:test', 'a text!'],
      ['part:test/broken', undefined],
    ]);
  });

  test('is only created for inputs with React elements', () => {
    const onGap = vi.fn(() => undefined);
    expect(start(onGap).element).toBe('');
    expect(onGap).not.toHaveBeenCalledWith(
      expect.objectContaining({
        node: expect.objectContaining({ spec: expect.objectContaining({ id: 'silent:test' }) }),
      }),
    );
  });
});
