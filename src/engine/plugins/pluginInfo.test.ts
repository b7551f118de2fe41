import { describe, expect, test, vi } from 'vitest';

import { createFrontendPlugin, createExtension } from '../index';
import { data, prepare } from '../testing/testExtensions';

const plugin = createFrontendPlugin({
  pluginId: 'shelf',
  info: {
    packageJson: async () => ({
      name: '@acme/plugin-shelf',
      version: '1.2.3',
      description: 'Shelves',
      homepage: 'https://acme.example/shelf',
      repository: { type: 'git', url: 'git+https://git.example/acme/shelf.git', directory: 'plugins/shelf' },
    }),
    manifest: async () => ({
      metadata: {
        namespace: 'books',
        links: [{ url: 'https://acme.example/docs', title: 'Docs' }, { title: 'none' }],
      },
      spec: { owner: 'librarians' },
    }),
  },
  extensions: [
    createExtension({
      attachTo: { id: 'app/content', input: 'parts' },
      output: [data.element],
      factory: () => [data.element('')],
    }),
  ],
});

function infoWith(pluginOverrides?: unknown) {
  const { tree } = prepare([plugin], { pluginOverrides });
  return tree.nodes.get('shelf')?.spec.plugin.info();
}

describe('the information about a plugin', () => {
  test('comes from package.json and the manifest', async () => {
    expect(await plugin.info()).toEqual({
      packageName: '@acme/plugin-shelf',
      version: '1.2.3',
      description: 'Shelves',
      ownerEntityRefs: ['group:books/librarians'],
      links: [
        { title: 'Homepage', url: 'https://acme.example/shelf' },
        { title: 'Repository', url: 'https://git.example/acme/shelf/tree/HEAD/plugins/shelf' },
        { title: 'Docs', url: 'https://acme.example/docs' },
      ],
    });
  });

  test('can be empty, and is loaded on demand', async () => {
    const packageJson = vi.fn(async () => ({}));
    expect(await createFrontendPlugin({ pluginId: 'quiet', info: { packageJson } }).info()).toEqual({});
    expect(packageJson).toHaveBeenCalledOnce();
  });

  test('is overridden by matching entries of the configuration, in order', async () => {
    expect(
      await infoWith([
        { info: { description: 'All plugins', ownerEntityRefs: ['group:default/all'] } },
        { match: { pluginId: '/^sh/' }, info: { description: 'Ours' } },
        { match: { pluginId: 'shel' }, info: { description: 'A part of the name does not match' } },
        {
          match: { packageName: '@acme/plugin-shelf', pluginId: 'other' },
          info: { description: 'Both must match' },
        },
        { match: { packageName: '@acme/plugin-shelf' }, info: { links: [{ url: 'https://x.example' }, 3] } },
      ]),
    ).toMatchObject({
      version: '1.2.3',
      description: 'Ours',
      ownerEntityRefs: ['group:default/all'],
      links: [{ title: 'https://x.example', url: 'https://x.example' }],
    });
  });

  test('is not changed by invalid entries', async () => {
    expect(await infoWith([3, {}, { info: 'text' }])).toMatchObject({ description: 'Shelves' });
    expect(await infoWith('text')).toMatchObject({ description: 'Shelves' });
  });
});
