import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTokens } from '#ui';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the failure screens and the tab icon have the accent color of the default themes', async () => {
  const [light, dark] = [createTokens('light').accent, createTokens('dark').accent];
  expect(await read('./failure.css')).toContain(`light-dark(${light.text}, ${dark.text})`);
  expect(await read('../../../index.html')).toContain(`fill='${encodeURIComponent(light.fill)}'`);
});
