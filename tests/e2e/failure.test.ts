import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, widths, type WatchedPage } from './harness/browser';
import { startPortal, writeConfig, type Portal } from './harness/portal';

const shell = `
auth: { providers: { guest: {} } }
catalog:
  rules:
    - allow: [Component, API, Resource, System, Domain, Group, User, Location, Template]
  locations:
    - { type: file, target: ./config/catalog/all.yaml }
`;

/** Two extensions are refused: a card of the entity page, and the page of the settings. */
const twoGaps = `
app:
  extensions:
    - catalog-filter:catalog/list: { config: { initialFilter: all } }
    - entity-card:catalog/links:
        config: { filter: [1, 2] }
    - page:user-settings:
        config: { title: 42 }
`;

/** A report too long to read from top to bottom: every entry names something that is not there. */
const manyMistakes = `
app:
  extensions:
    - page:catalog: { config: { path: 42, titel: Software } }
${Array.from({ length: 58 }, (_, index) => `    - page:missing-${index}: { config: { path: /missing-${index} } }`).join('\n')}
`;

/** Nothing can be drawn: what the app is drawn by hangs elsewhere. */
const noRoot = `
app:
  extensions:
    - app/root: { attachTo: { id: app, input: nowhere } }
`;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function withPortal(
  yaml: string,
  look: (portal: Portal, watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const portal = await startPortal({ configs: [await writeConfig(`${yaml}${shell}`)] });
  const watched = await openPage(browser);
  try {
    await look(portal, watched);
  } finally {
    await watched.context.close();
    await portal.stop();
  }
}

const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'App startup failed' });
const startWithout = (page: Page) =>
  page.getByRole('button', { name: 'Start without the failed extensions' });

async function listViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Looks at a screen in all sizes and both themes: nothing sticks out at the side, and no rule of access is broken. */
async function checkEverySize(page: Page): Promise<void> {
  for (const width of Object.values(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await listViolations(page), `${width} ${colorScheme}`).toEqual([]);
      const room = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(room[0], `width of the page at ${width}`).toBeLessThanOrEqual(room[1] ?? 0);
    }
  }
}

describe('a portal that cannot start', () => {
  it('says why, starts without what failed, and leads back to the report', async () => {
    await withPortal(twoGaps, async (portal, { page }) => {
      await page.goto(`${portal.url}/catalog/default/component/ticket-office`);
      await failed(page).waitFor();
      await page.getByText(/^2 errors in 1 file\.$/).waitFor();
      const card = page.getByRole('article').filter({ hasText: 'entity-card:catalog/links' });
      expect(await card.getByRole('group', { name: /^Lines of .*app-config\.yaml$/ }).innerText()).toContain(
        'config: { filter: [1, 2] }',
      );
      await checkEverySize(page);

      await page.setViewportSize({ width: widths.desktop, height: 900 });
      await startWithout(page).click();
      await page.getByRole('heading', { name: 'About' }).waitFor();
      const gap = page.getByRole('group', { name: "'entity-card:catalog/links' could not start" });
      await gap.waitFor();
      const line = page.getByRole('complementary', { name: 'Report on the configuration' });
      expect(await line.innerText()).toContain('Running without 2 extensions.');
      expect(await listViolations(page)).toEqual([]);

      await page.setViewportSize({ width: widths.desktop, height: 400 });
      await page.mouse.move(700, 200);
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => scrollY > 100);
      expect((await line.boundingBox())?.y).toBe(0);
      expect(
        await page
          .getByRole('navigation')
          .first()
          .evaluate((nav) => nav.getBoundingClientRect().top),
      ).toBe((await line.boundingBox())?.height);

      await page.reload();
      await gap.waitFor();
      await page.goto(`${portal.url}/settings`);
      await page.getByRole('heading', { level: 1, name: 'This page is not available right now' }).waitFor();

      await line.getByRole('button', { name: 'Show report' }).click();
      const report = page.getByRole('dialog', { name: 'Running without 2 extensions' });
      expect(await report.getByRole('article').count()).toBe(2);
      await checkEverySize(page);
      await page.keyboard.press('Escape');
      await report.waitFor({ state: 'detached' });
    });
  });

  it('shows a long report quickly, and lets it be searched', async () => {
    await withPortal(manyMistakes, async (portal, { page }) => {
      await page.goto(portal.url);
      await failed(page).waitFor();
      expect(await page.getByRole('article').count()).toBe(60);
      await page.getByRole('searchbox').fill('missing-57');
      await page.getByText('1 of 60 shown').waitFor();
      await page.getByRole('searchbox').fill('');
      await page.setViewportSize({ width: widths.phone, height: 800 });
      expect(await listViolations(page)).toEqual([]);
      const took = await page.evaluate(async () => {
        const begun = performance.now();
        document.querySelector<HTMLButtonElement>('.failure-filter-foot button')?.click();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - begun;
      });
      // With all sixty open at once. The machine that runs this does other things too.
      expect(took).toBeLessThan(1000);
    });
  });

  it('says what it cannot do without, when nothing can be drawn', async () => {
    await withPortal(noRoot, async (portal, { page }) => {
      await page.goto(portal.url);
      await failed(page).waitFor();
      await startWithout(page).click();
      await page.getByRole('alert').getByText("The portal cannot start without 'app'").waitFor();
      await failed(page).waitFor();
      expect(await startWithout(page).count()).toBe(0);
      await page.reload();
      await startWithout(page).waitFor();
    });
  });
});
