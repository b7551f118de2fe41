import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  type AppNode,
  createExtension,
  createExtensionInput,
  createFrontendPlugin,
  printTree,
} from './index';
import { printFindings } from './problems';
import { data, prepare } from './testing/testExtensions';

const ids = [
  'app',
  'app/root',
  'app/content',
  'root',
  'box:test/a',
  'box:test/b',
  'box:test/c',
  'gone',
  '__proto__',
];
const inputs = ['root', 'children', 'parts', 'inside', 'elements', 'app', 'nowhere'];

const plugin = createFrontendPlugin({
  pluginId: 'test',
  externalRoutes: {},
  extensions: ['a', 'b', 'c'].map((name) =>
    createExtension({
      kind: 'box',
      name,
      attachTo: { id: 'app/content', input: 'parts' },
      inputs: { inside: createExtensionInput([data.element], { singleton: name === 'b', optional: true }) },
      output: [data.element],
      configSchema: { size: z.optional(z.number()) },
      factory: () => [data.element(name)],
    }),
  ),
});

const junk = fc.anything({ maxDepth: 2 });
const id = fc.constantFrom(...ids);
const attachTo = fc.record({ id, input: fc.constantFrom(...inputs) });
const settings = fc.record(
  {
    attachTo: fc.oneof({ weight: 5, arbitrary: attachTo }, junk),
    disabled: fc.oneof(fc.boolean(), fc.constantFrom('true', 'false'), junk),
    config: fc.oneof(fc.record({ size: fc.oneof(fc.integer(), junk) }), junk),
    extra: junk,
  },
  { requiredKeys: [] },
);
const entry = fc.oneof(
  id,
  fc
    .tuple(id, fc.oneof({ weight: 5, arbitrary: settings }, fc.boolean(), junk))
    .map(([key, value]) => ({ [key]: value })),
  junk,
);

/** Asserts that the tree is finite: no node can be reached twice. */
function expectNoNodeTwice(root: AppNode): void {
  const seen = new Set<AppNode>();
  const waiting = [root];
  for (const node of waiting) {
    expect(seen.has(node)).toBe(false);
    seen.add(node);
    for (const children of node.edges.attachments.values()) waiting.push(...children);
  }
}

test('the engine returns a tree and problems for any configuration', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.array(entry, { maxLength: 8 }), junk),
      fc.oneof(fc.dictionary(fc.constantFrom('a.b', 'test.x'), junk), junk),
      (extensions, bindings) => {
        const app = prepare([plugin], {
          extensions,
          routes: { bindings },
          pluginOverrides: bindings,
        }).finalize();
        expect(printTree(app.tree)).toMatch(/^root/);
        for (const problem of printFindings(app.problems)) expect(problem.message).not.toBe('');
        expectNoNodeTwice(app.tree.root);
        expect(app.element !== undefined || app.problems.length > 0).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
