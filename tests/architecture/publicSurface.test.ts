import { expect, test } from 'vitest';
import { printPublicSurface, readExports, readPublicSurface } from './publicSurface.mjs';

// Plugins are written against these names, so a change of a list is reviewed. `vitest -u` writes the lists.
test.each(['#sdk', '#ui'])('%s exports the names of the reviewed list', async (importName) => {
  const surface = readPublicSurface(importName);
  expect(surface.values.length).toBeGreaterThan(50);
  await expect(printPublicSurface(surface)).toMatchFileSnapshot(`surface/${importName.slice(1)}.txt`);
});

test('distinguishes values from types', () => {
  const text = [
    "export { b, a, type T } from './one';",
    "export type { U } from './two';",
    'export const c = 1;',
    'export interface V {}',
  ].join('\n');
  expect(readExports('index.ts', text)).toEqual({ values: ['a', 'b', 'c'], types: ['T', 'U', 'V'] });
});

test.each(["export * from './one';", 'export default 1;'])('refuses %s', (text) => {
  expect(() => readExports('index.ts', text)).toThrow('Export each name.');
});
