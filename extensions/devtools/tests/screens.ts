import type { Page } from 'playwright';
import type { Screen } from '#testing/browser';
import { createSampleRows } from '../gallery/createSampleRows';
import { gallerySamples } from '../gallery/samples';
import { sampleSources } from '../gallery/sampleSources';
import { sampleTexts } from '../gallery/sampleTexts';

/** The states of samples, which are also screens. */
const states: Readonly<Record<string, Screen['states']>> = {
  table: {
    'filters and selection': async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.locator('tbody').getByRole('checkbox').first().check();
    },
    columns: async (page) => {
      await page.getByRole('button', { name: 'Columns and density' }).click();
      await page.getByRole('dialog', { name: 'Columns and density' }).waitFor();
    },
    failure: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByLabel('State', { exact: true }).selectOption('failure');
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
    'no rows': async (page) => {
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByLabel('Rows', { exact: true }).selectOption('0');
      await page.getByText('No records to display').waitFor();
    },
  },
  graph: {
    list: async (page) => {
      await page.getByText('List', { exact: true }).click();
      await page.getByRole('list', { name: 'A graph of 12 nodes' }).waitFor();
    },
  },
};

/** Resolves when a sample and its example code are rendered. */
const ready = (page: Page): Promise<void> => page.locator('main [role=region]').last().waitFor();

export const screens: Screen[] = gallerySamples.map(({ id }) => ({
  name: `gallery-${id}`,
  path: `/devtools/gallery/${id}`,
  ready,
  ...(states[id] ? { states: states[id] } : {}),
}));

/** Untranslated texts in the samples. */
export const writtenTexts: unknown = [
  // The first rows of the table, which is sorted by name.
  createSampleRows(10_000)
    .toSorted((a, b) => a.service.localeCompare(b.service))
    .slice(0, 150),
  ['TB', 'BT', 'LR', 'RL', 'rounded', 'straight', 'step', 'enable-on-click', 'enabled', 'disabled'],
  ...['api', 'resource', 'system', 'component'].flatMap((kind) => [
    kind,
    ...Array.from({ length: 50 }, (_none, index) => `${kind}-${index}`),
  ]),
  'a-service-whose-name-says-everything-that-its-authors-thought-of',
  ...Object.values(sampleTexts).flat(),
  ...Object.keys(sampleSources),
];
