import { expect, it } from 'vitest';
import { readSearchEntries } from './readSearchEntries';

const docs = [
  { location: '', title: 'Home "of" {docs}', text: 'a \\ [1] ] } "quoted\\"' },
  { location: 'guide/#first', title: '日本', text: '' },
  { location: 'no-text/', title: 'No text' },
  { location: 7, title: 'Wrong' },
];
const index = JSON.stringify({
  config: { lang: ['en'], docs: [{ location: 'x', title: 'x' }] },
  docs,
  index: [{}],
});

async function read(...chunks: string[]) {
  async function* text() {
    yield* chunks;
  }
  const entries = [];
  for await (const entry of readSearchEntries(text())) entries.push(entry);
  return entries;
}

it('reads the entries, wherever the text is split', async () => {
  const expected = [docs[0], docs[1], { ...docs[2], text: '' }];
  expect(await read(index)).toEqual(expected);
  for (let at = 0; at < index.length; at += 1)
    expect(await read(index.slice(0, at), index.slice(at))).toEqual(expected);
  expect(await read(...index.split(''))).toEqual(expected);
});

it('reads what is complete of a broken index, and nothing of other files', async () => {
  expect(await read(index.slice(0, index.indexOf('guide')))).toEqual([docs[0]]);
  expect(await read('<html>')).toEqual([]);
  expect(await read('[{"location": "", "title": "x"}]')).toEqual([]);
  expect(await read('{"docs": {"location": "", "title": "x"}}')).toEqual([]);
  expect(await read('')).toEqual([]);
});
