import { describe, expect, test } from 'vitest';
import { prepareApp, printTree } from '#engine';
import { appPlugin } from './plugin';

describe('try', () => {
  test('x', () => {
    const app = prepareApp({
      features: [appPlugin as never],
      config: { data: { backend: { baseUrl: 'http://x' } }, locate: () => undefined },
    });
    console.log(app.problems);
    const f = app.finalize();
    console.log(f.problems);
    console.log(typeof printTree, printTree?.(f.tree as never));
    expect(f.element).toBeDefined();
  });
});
