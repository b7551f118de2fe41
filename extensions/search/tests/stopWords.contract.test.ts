import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '#backend/testing';
import { migrations } from '#testing/contract';
import { createPage, createPagesBackend } from '../testing/createPagesBackend';
import { startTestSearch, type TestSearch } from '../testing/startTestSearch';

let database: Database;
let portal: TestSearch;

beforeAll(async () => {
  database = await createDatabase({ migrations });
  portal = await startTestSearch({
    database,
    plugins: [
      createPagesBackend([
        createPage('Ann Berg'),
        createPage('Anton'),
        createPage('Berta', 'She is an engineer, and the first.'),
        createPage('The Who', 'A band.'),
        createPage('Theodora'),
        createPage('Lights of her'),
        createPage('Berg Andersen'),
        createPage('user7', '', { names: ['Itziar And'] }),
      ]),
    ],
  });
  await portal.waitFor('', 8);
}, 60_000);
afterAll(async () => {
  await portal?.stop();
  await database?.close();
});

it.each([
  ['an', ['Anton', 'Ann Berg', 'user7', 'Berg Andersen']],
  ['the', ['The Who', 'Theodora']],
  ['the who', ['The Who']],
  ['who the', ['The Who']],
  ['her', ['Lights of her']],
  ['it', ['user7']],
  ['and', ['user7', 'Berg Andersen']],
  ['berg an', ['Berg Andersen', 'Ann Berg']],
])('the stop word %s finds names with words that start with it', async (term, titles) => {
  expect(await portal.titles(term)).toEqual(titles);
});

it('stop words beside other words are not required', async () => {
  expect(await portal.titles('an engineer of the ship')).toEqual([]);
  expect(await portal.titles('the engineer')).toEqual(['Berta']);
});
