import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  expectAccessible,
  listViolations,
  measureEarlyScripts,
  openPage,
  sampleConfig,
  test,
  type Portal,
  watchContent,
} from '#testing/browser';

/** The highest number of bytes of JavaScript of the editor, with gzip. */
const MOST_BYTES = 620_000;

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

/** Opens the tools in a browser that cannot open directories. */
async function openEditor(path = '/create/edit') {
  const opened = await openPage(browser);
  await opened.page.addInitScript(() => {
    Reflect.deleteProperty(Window.prototype, 'showDirectoryPicker');
    Reflect.deleteProperty(window, 'showDirectoryPicker');
  });
  await opened.page.goto(`${portal.url}${path}`);
  return opened;
}

const source = (page: Page) => page.locator('.cm-content');

/** Types a part of a word, and inserts the suggestion with this name by keyboard. */
async function complete(page: Page, typed: string, label: string): Promise<void> {
  await page.keyboard.type(typed);
  const option = page.locator('.cm-tooltip-autocomplete').getByRole('option', { name: label }).first();
  if (!(await option.isVisible())) await page.keyboard.press('Control+Space');
  await option.waitFor();
  for (let presses = 0; presses < 30 && (await option.getAttribute('aria-selected')) !== 'true'; presses += 1)
    await page.keyboard.press('ArrowDown');
  // The list ignores keys for a moment after it opens, so that Enter is not taken by accident.
  await page.waitForTimeout(100);
  await page.keyboard.press('Enter');
}

/** Runs in the page. */
async function storeFolderOf(user: string): Promise<void> {
  const opening = indexedDB.open('trellis-template-editor');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction('folders', 'readwrite');
  transaction.objectStore('folders').put({ name: 'other', files: [], removed: [] }, user);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  opening.result.close();
}

/** Runs in the page. */
async function listFolderUsers(): Promise<IDBValidKey[]> {
  const opening = indexedDB.open('trellis-template-editor');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const keys = opening.result.transaction('folders').objectStore('folders').getAllKeys();
  await new Promise((resolve) => keys.addEventListener('success', resolve));
  opening.result.close();
  return keys.result;
}

const beforeAction = `
metadata:
  name: written
spec:
  type: service
  parameters:
    - properties:
        name:
          title: Ship name
          type: string
  steps:
    - id: copy
      `;

it('writes, runs and downloads a template by keyboard', async () => {
  const { page, context, faults } = await openEditor();
  await page.getByText('This browser cannot open directories').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create New Template' }).press('Enter');
  await source(page).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await expectAccessible(page);

  await source(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await complete(page, 'api', 'apiVersion');
  await complete(page, '', 'scaffolder.backstage.io/v1beta3');
  await page.keyboard.insertText('\nkind: ');
  await complete(page, 'Te', 'Template');
  await page.keyboard.insertText(beforeAction);
  await complete(page, 'act', 'action');
  await complete(page, 'fetch:templ', 'fetch:template');
  await page.keyboard.insertText('\n      ');
  await complete(page, 'inp', 'input');
  await complete(page, 'ur', 'url');
  await page.keyboard.type('./skeleton');
  await page.keyboard.insertText('\n        values:\n          name: ${{ ');
  await complete(page, 'param', 'parameters');
  await complete(page, '.na', 'name');
  await page.keyboard.type(' }}');
  await page.getByText('No problems found.').waitFor();
  const lines = await page.locator('.cm-line').allTextContents();
  expect(lines.join('\n')).toBe(`apiVersion: scaffolder.backstage.io/v1beta3
kind: Template${beforeAction}action: fetch:template
      input:
        url: ./skeleton
        values:
          name: \${{ parameters.name }}`);

  await page.keyboard.press('Tab');
  await expect
    .poll(() => source(page).evaluate((element) => element.contains(document.activeElement)))
    .toBe(false);
  await page.getByRole('textbox', { name: 'Ship name' }).fill('Aurora');
  await page.getByRole('button', { name: 'Dry run' }).press('Enter');
  await page.getByText('1 file: 1 filled in from the template, 0 copied, 0 added').waitFor();
  await page.getByText('# Aurora').waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Log' }).press('Enter');
  await page.getByText('Finished step').first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as .zip' }).press('Enter');
  const file = await readFile(await (await download).path());
  expect(new TextDecoder().decode(unzipSync(file)['README.md'])).toContain('# Aurora');
  await page.getByRole('button', { name: 'Delete result' }).press('Enter');
  await page.getByRole('tab', { name: 'Log' }).waitFor({ state: 'detached' });

  // Another user of this browser cannot read the files.
  await page.evaluate(storeFolderOf, 'user:default/someone-else');
  await page.reload();
  await expect.poll(() => source(page).innerText()).toContain('name: written');
  expect(await page.evaluate(listFolderUsers)).toEqual(['user:default/guest']);
  expect(faults).toEqual([]);
  await context.close();
});

it('leads from a problem to its line', async () => {
  const { page, context, faults } = await openEditor();
  await page.getByRole('button', { name: 'Create New Template' }).click();
  await source(page).waitFor();
  await source(page).getByText('fetch:template').click();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await source(page).getByText('my-template').click();
  const problem = page.getByRole('button', {
    name: /Line 25 The step “fetch” of the template “my-template”/,
  });
  await problem.click();
  await expect.poll(() => problem.textContent()).toContain('Did you mean “fetch:template”?');
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getSelection()?.anchorNode?.parentElement?.closest('.cm-line')?.textContent,
      ),
    )
    .toContain('fetch:templatex');
  expect(faults).toEqual([]);
  await context.close();
});

it('loads little code for the editor', async () => {
  const { page, context } = await openEditor();
  await page.getByRole('button', { name: 'Create New Template' }).click();
  await source(page).waitFor();
  await watchContent(page, '.cm-content');
  // The draft is stored when the page is left.
  await page.reload();
  await source(page).waitFor();
  const { urls, bytes } = await measureEarlyScripts(page);
  console.log(`Up to the template editor: ${bytes} bytes (gzip) in ${urls.length} scripts.`);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  await context.close();
});
