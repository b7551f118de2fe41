import { describe, expect, test } from 'vitest';

import { createExtension, createExtensionInput, createFrontendPlugin, printTree, treeToJson } from '../index';
import { data, prepare } from '../testing/testExtensions';

function link(name: string, attachTo: { id: string; input: string }) {
  return createExtension({
    kind: 'link',
    name,
    attachTo,
    inputs: { next: createExtensionInput([data.element]) },
    output: [data.element],
    factory: ({ inputs }) => [data.element(`${name}${inputs.next.length}`)],
  });
}

describe('a chain of ten thousand extensions', () => {
  const length = 10_000;
  const at = (index: number) => ({ id: `link:deep/n${index}`, input: 'next' });
  const chain = Array.from({ length }, (_, index) =>
    link(`n${index}`, index === 0 ? { id: 'app/content', input: 'parts' } : at(index - 1)),
  );

  test('is resolved, instantiated and printed without a deep stack', () => {
    const app = prepare([createFrontendPlugin({ pluginId: 'deep', extensions: chain })]).finalize();
    expect(app.problems).toEqual([]);
    expect(app.element).toBe('n01');
    expect([...app.tree.nodes.values()].every(({ instance }) => instance)).toBe(true);
    expect(printTree(app.tree).split('\n').length).toBeGreaterThan(2 * length);
    expect(treeToJson(app.tree).root.id).toBe('root');
  });

  test('that ends at its start is one cycle', () => {
    const ring = [link('n0', at(length - 1)), ...chain.slice(1)];
    const app = prepare([createFrontendPlugin({ pluginId: 'deep', extensions: ring })]).finalize();
    expect(app.problems.map(({ code }) => code)).toEqual(['EXTENSION_ATTACHMENT_CYCLE']);
    expect([...app.tree.orphans].map(({ spec }) => spec.id)).toEqual(['link:deep/n0']);
  });
});

describe('several attachment points', () => {
  const content = { id: 'app/content', input: 'parts' };

  test('if the parent is also cloned, the child is attached to every clone', () => {
    const plugin = createFrontendPlugin({
      pluginId: 'many',
      extensions: [
        link('a', content),
        link('b', content),
        createExtension({
          kind: 'link',
          name: 'middle',
          attachTo: [
            { id: 'link:many/a', input: 'next' },
            { id: 'link:many/b', input: 'next' },
          ],
          inputs: { next: createExtensionInput([data.element]) },
          output: [data.element],
          factory: ({ inputs }) => [data.element(`middle${inputs.next.length}`)],
        }),
        createExtension({
          kind: 'link',
          name: 'leaf',
          attachTo: [
            { id: 'link:many/gone', input: 'next' },
            { id: 'link:many/middle', input: 'next' },
            { id: 'link:many/b', input: 'next' },
          ],
          output: [data.element],
          factory: () => [data.element('leaf')],
        }),
      ],
    });
    const { tree } = prepare([plugin]).finalize();
    const ids = (id: string) =>
      tree.nodes
        .get(id)
        ?.edges.attachments.get('next')
        ?.map(({ spec, edges }) => [spec.id, edges.attachments.get('next')?.length ?? 0]);
    expect(ids('link:many/a')).toEqual([['link:many/middle', 1]]);
    expect(ids('link:many/b')).toEqual([
      ['link:many/middle', 1],
      ['link:many/leaf', 0],
    ]);
  });

  test('a point below the extension itself is ignored', () => {
    const plugin = createFrontendPlugin({
      pluginId: 'self',
      extensions: [
        createExtension({
          kind: 'link',
          name: 'a',
          attachTo: [content, { id: 'link:self/b', input: 'next' }],
          inputs: { next: createExtensionInput([data.element]) },
          output: [data.element],
          factory: ({ inputs }) => [data.element(`a${inputs.next.length}`)],
        }),
        link('b', { id: 'link:self/a', input: 'next' }),
      ],
    });
    expect(prepare([plugin]).finalize().element).toBe('a1');
  });
});

test('treeToJson contains the state of each node', () => {
  const plugin = createFrontendPlugin({
    pluginId: 'json',
    extensions: [
      link('on', { id: 'app/content', input: 'parts' }),
      link('off', { id: 'app/content', input: 'parts' }),
      link('below', { id: 'link:json/off', input: 'next' }),
      link('lost', { id: 'nowhere', input: 'x' }),
    ],
  });
  const { tree } = prepare([plugin], { extensions: [{ 'link:json/off': false }] }).finalize();
  const json = treeToJson(tree);
  const content = json.root.attachments['app']?.[0]?.attachments['root']?.[0]?.attachments['children']?.[0];
  expect(content?.attachments['parts']).toEqual([
    {
      id: 'link:json/off',
      plugin: 'json',
      state: 'disabled',
      attachTo: { id: 'app/content', input: 'parts' },
      outputs: [],
      attachments: { next: [expect.objectContaining({ id: 'link:json/below', state: 'absent' })] },
    },
    expect.objectContaining({ id: 'link:json/on', state: 'present', outputs: ['core.reactElement'] }),
  ]);
  expect(json.orphans.map(({ id, state }) => [id, state])).toEqual([['link:json/lost', 'absent']]);
});
