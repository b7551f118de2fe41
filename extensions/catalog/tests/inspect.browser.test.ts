import type { Browser } from 'playwright';
import { expect, it } from 'vitest';
import { openPage, type Portal, sampleConfig, test } from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

it('inspects an entity: from the menu to its raw data and its ancestors, back and forward', async () => {
  const { page, context, faults } = await openPage(browser);
  const tabInUrl = () => new URL(page.url()).searchParams.get('inspect');
  await page.goto(`${portal.url}/catalog/default/component/ticket-office`);
  await page.getByRole('button', { name: 'More actions for Ticket office' }).click();
  await page.getByRole('menuitem', { name: 'Inspect entity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inspect entity: Ticket office' });
  await dialog.getByText('component:default/ticket-office').waitFor();
  expect(tabInUrl()).toBe('overview');

  await dialog.getByRole('tab', { name: 'Raw YAML' }).click();
  const text = dialog.getByRole('textbox', { name: 'Raw YAML' });
  await text.getByText('ticket-office').first().waitFor();
  // The search moves to the matches, also inside folded parts.
  await dialog.getByRole('button', { name: 'Fold all', exact: true }).click();
  await expect.poll(() => text.innerText()).not.toContain('ticket-office');
  await text.focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('TICKET-OFFICE');
  await dialog.getByText(/^1 of \d+$/).waitFor();
  await text.locator('.cm-searchMatch-selected').waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText(/^2 of \d+$/).waitFor();

  await dialog.getByRole('tab', { name: 'Ancestry' }).click();
  await dialog.getByRole('link', { name: /^Harbourline/ }).waitFor();
  await page.goBack();
  await text.waitFor();
  expect(tabInUrl()).toBe('yaml');
  await page.goForward();
  await dialog.getByRole('link', { name: /^Harbourline/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Harbourline' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
