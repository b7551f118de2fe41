import { expect, it, vi } from 'vitest';
import { createSheetLoader } from './createSheetLoader';

it('requests each stylesheet once, and again for another build', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 404 }));
  const load = createSheetLoader({ fetch });
  const address = {
    entity: { kind: 'component', namespace: 'default', name: 'web' },
    path: '',
    sitePath: '/docs/default/component/web',
    basePath: '',
    filesUrl: 'https://portal.example/api/techdocs/static/docs/default/component/web',
  };
  for (const build of [0, 0, 1, 1]) expect(await load(['extra.css'], address, build)).toEqual([]);
  expect(fetch.mock.calls).toHaveLength(2);
});
