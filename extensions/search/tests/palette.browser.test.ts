import type { Browser, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openPage,
  type Portal,
  sampleConfig,
  test,
} from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const path = (page: Page) => new URL(page.url()).pathname;

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await palette(page).waitFor();
}

/** Types a text, and chooses the option that it makes active. */
async function choose(page: Page, text: string, name: string | RegExp): Promise<void> {
  await page.keyboard.type(text);
  await page.getByRole('option', { name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

describe('the command palette', () => {
  it('leads to entities, tabs, settings and commands, by keyboard alone', async () => {
    const { page, context, faults } = await openPage(browser);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${portal.url}/catalog`);
    await page.locator('tbody a').first().waitFor();

    await openPalette(page);
    await option(page, /^Home/).waitFor();
    // With a typo, which only the server forgives.
    await page.keyboard.type('fare engien', { delay: 15 });
    await option(page, /^Fare engine/).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('option', { name: /^Fare engine/, selected: true }).waitFor();
    await page.keyboard.press('Tab');
    await option(page, /^Copy reference/).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Backspace');
    await option(page, /^Fare engine/).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => path(page)).toBe('/catalog/default/component/fare-engine');
    await page.getByRole('heading', { level: 1, name: 'Fare engine' }).waitFor();

    // What the entity on screen offers, with an action of its menu.
    await openPalette(page);
    await option(page, 'Inspect entity').waitFor();
    await choose(page, 'copy ref', /^Copy reference/);
    await palette(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('component:default/fare-engine');
    await openPalette(page);
    await choose(page, 'inspect', 'Inspect entity');
    const inspector = page.getByRole('dialog', { name: /Inspect/ });
    await inspector.waitFor();
    // Not over another dialog.
    await page.keyboard.press('ControlOrMeta+k');
    expect(await palette(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await inspector.waitFor({ state: 'detached' });

    // A theme, a page of the settings, and what was used last.
    await openPalette(page);
    await choose(page, '>theme dark', 'Theme: Dark');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe('dark');
    await openPalette(page);
    await choose(page, '/feature', /^Feature Flags/);
    await expect.poll(() => path(page)).toBe('/settings/feature-flags');
    await openPalette(page);
    const recent = palette(page).getByRole('group', { name: 'Recent' });
    await recent.getByRole('option', { name: 'Theme: Dark, On' }).waitFor();
    await recent.getByRole('option', { name: /^Fare engine/ }).waitFor();

    // A new tab.
    const opened = context.waitForEvent('page');
    await page.keyboard.type('#react');
    await page.getByRole('option', { name: /^react/, selected: true }).waitFor();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(async () => decodeURIComponent((await opened).url())).toContain('filters[tags]=react');
    await palette(page).waitFor();
    await context.close();
    expect(faults).toEqual([]);
  });

  it('has single-key shortcuts that users turn on, and that stay out of fields', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${portal.url}/settings/general`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.type('gc');
    await openPalette(page);
    await choose(page, 'keyboard', 'Keyboard shortcuts');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByRole('switch').press('Space');
    await expectAccessible(page);
    expect(path(page)).toBe('/settings/general');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.type('gc');
    await expect.poll(() => path(page)).toBe('/catalog');
    await page.locator('main').getByRole('searchbox').first().fill('');
    await page.locator('main').getByRole('searchbox').first().press('g');
    await page.keyboard.type('u?');
    expect(path(page)).toBe('/catalog');
    expect(await sheet.count()).toBe(0);
    await context.close();
    expect(faults).toEqual([]);
  });

  it('fills the window of a phone, in both directions', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${portal.url}/catalog`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openPalette(page);
    await page.keyboard.type('freight');
    await option(page, /^Freight/)
      .first()
      .waitFor();
    const box = () => palette(page).boundingBox();
    await expect.poll(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expectNoHorizontalScroll(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await expectNoHorizontalScroll(page);
    const [icon, title] = await Promise.all(
      ['.icon', '.title'].map((part) =>
        option(page, /^Freight/)
          .first()
          .locator(part)
          .boundingBox(),
      ),
    );
    expect(icon?.x).toBeGreaterThan(title?.x ?? 0);

    // The second level of each entity, by touch and in the accessibility tree.
    const entities = await palette(page).locator('[role=option]:has(.enter)').count();
    expect(await palette(page).getByRole('group', { name: 'More' }).getByRole('button').count()).toBe(
      entities,
    );
    await option(page, /^Freight/)
      .last()
      .locator('.enter')
      .click();
    await option(page, /^Copy reference/).waitFor();
    await expectAccessible(page);
    await context.close();
    expect(faults).toEqual([]);
  });
});
