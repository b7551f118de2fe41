import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, type Portal, sampleConfig, test } from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

describe('the catalog graph', () => {
  it('leads from the card to the page, changes its start and opens an entity', async () => {
    const { page, context, faults } = await openPage(browser);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`${portal.url}/catalog/default/component/ticket-office`);
    await page.getByRole('heading', { name: 'Relations' }).scrollIntoViewIfNeeded();
    const node = (name: string) => page.getByRole('application').getByRole('link', { name });
    await node('Ticket office').waitFor();
    expect(scripts.some((path) => path.includes('layoutWorker'))).toBe(true);
    await page.getByRole('link', { name: 'View graph' }).click();
    await page.waitForURL(/rootEntityRefs%5B%5D=component%3Adefault%2Fticket-office/);
    await node('Ticket office').waitFor();

    // Hover highlights the neighbors.
    await page.getByRole('button', { name: 'Zoom to fit' }).click();
    await node('Fare engine').hover();
    await page.locator('[data-focused="component:default/fare-engine"]').waitFor();
    await page.locator('li[data-near] [data-node="component:default/ticket-office"]').waitFor();

    // A click with Shift starts the graph there, and the browser can go back.
    await node('Fare engine').click({ modifiers: ['Shift'] });
    await page.waitForURL(/component%3Adefault%2Ffare-engine/);
    await page.locator('li[data-root] [data-node="component:default/fare-engine"]').waitFor();
    await page.goBack();
    await page.locator('li[data-root] [data-node="component:default/ticket-office"]').waitFor();

    // The search shows a node.
    await page.getByRole('searchbox', { name: 'Find a node' }).fill('tickets data');
    await page.locator('[data-focused="resource:default/tickets-db"]').waitFor();
    await page.getByRole('status').getByText('1 of 1').waitFor();
    await page.getByRole('searchbox', { name: 'Find a node' }).fill('');

    const exportAs = async (format: 'SVG' | 'PNG'): Promise<Buffer> => {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: `Export as ${format}` }).click();
      return readFile(await (await download).path());
    };
    expect((await exportAs('SVG')).toString()).toContain('>Ticket office</text>');
    expect((await exportAs('PNG')).subarray(1, 4).toString()).toBe('PNG');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Zoom to fit' }).click();
    await node('Fare engine').click();
    await page.getByRole('heading', { name: 'Fare engine', level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('works with the keyboard', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(
      `${portal.url}/catalog-graph?rootEntityRefs%5B%5D=component:default/ticket-office&maxDepth=1`,
    );
    const root = page.locator('[data-node="component:default/ticket-office"]');
    await page.locator('[data-node]').nth(4).waitFor();
    await root.focus();
    await page.keyboard.press('ArrowRight');
    const id = await page.evaluate(() => document.activeElement?.getAttribute('data-node') ?? '');
    expect(id).not.toBe('component:default/ticket-office');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: /Start the graph here/ }).click();
    await page.locator(`li[data-root] [data-node="${id}"]`).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
