import type { Browser } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage, type Portal, pressUntilWalked, sampleConfig, settle, test } from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

describe('the catalog table', () => {
  it('stores the columns and density of the user', async () => {
    const { page, context, faults } = await openPage(browser);
    const headers = () => page.getByRole('columnheader').allTextContents();
    const rowHeight = async () =>
      (await page.locator('tbody tr').first().boundingBox())?.height ?? Number.NaN;
    await page.goto(`${portal.url}/catalog?filters[user]=all`);
    await page.locator('tbody a').first().waitFor();
    await expect.poll(rowHeight).toBeCloseTo(45, 0);
    const before = await headers();
    expect(before).toContain('Type');
    await page.getByRole('button', { name: 'Columns and density' }).click();
    const dialog = page.getByRole('dialog', { name: 'Columns and density' });
    await dialog.getByRole('checkbox', { name: 'Type' }).uncheck();
    await dialog.getByRole('button', { name: 'Move Owner up' }).click();
    await dialog.getByText('Compact').click();
    await page.keyboard.press('Escape');
    const arranged = ['Starred', 'Name', 'Owner', 'System'];
    await expect.poll(headers).toEqual(expect.arrayContaining(arranged));
    await page.reload();
    await page.locator('tbody a').first().waitFor();
    await expect.poll(async () => (await headers()).slice(0, 4)).toEqual(arranged);
    expect(await headers()).not.toContain('Type');
    await expect.poll(rowHeight).toBeCloseTo(37, 0);

    await page.getByRole('rowheader').first().getByRole('link').focus();
    const second = await page.getByRole('rowheader').nth(1).textContent();
    await pressUntilWalked(page, 'ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second);

    await page.getByRole('button', { name: 'Columns and density' }).click();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(headers).toEqual(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('loads no cards with another tab of an entity', async () => {
    const { page, context } = await openPage(browser);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${portal.url}/catalog/default/component/ticket-office/apis`);
    await page.getByRole('heading', { name: 'Ticket office' }).waitFor();
    await settle(page);
    expect(requested.filter((url) => url.includes('LabelsCard-'))).toEqual([]);
    await context.close();
  });

  it('loads the cards of an entity while the user points at its row', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${portal.url}/catalog?filters[user]=all`);
    await page.getByRole('link', { name: 'Arrival predictor' }).waitFor();
    await settle(page);
    // Lists don't know whether an entity has labels.
    const card = page.waitForResponse(/LabelsCard-/);
    await page.getByRole('link', { name: 'Arrival predictor' }).hover();
    await card;
    await page.getByRole('link', { name: 'Arrival predictor' }).click();
    await page.getByRole('heading', { name: 'Labels' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
