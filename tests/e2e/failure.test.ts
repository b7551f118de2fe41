import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoBarriers, listBarriers } from './harness/barriers';
import { launchBrowser, widths } from './harness/browser';
import { withPortal } from './harness/withPortal';

/** Two extensions are refused: a card of the entity page, and the page of the settings. */
const twoGaps = `
auth: { providers: { guest: {} } }
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
auth: { providers: { guest: {} } }
app:
  extensions:
    - page:catalog: { config: { path: 42, titel: Software } }
${Array.from({ length: 58 }, (_, index) => `    - page:missing-${index}: { config: { path: /missing-${index} } }`).join('\n')}
`;

/** Nothing can be drawn: what the app is drawn by hangs elsewhere. */
const noRoot = `
auth: { providers: { guest: {} } }
app:
  extensions:
    - app/root: { attachTo: { id: app, input: nowhere } }
`;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'App startup failed' });
const startWithout = (page: Page) =>
  page.getByRole('button', { name: 'Start without the failed extensions' });

describe('a portal that cannot start', () => {
  it('says why, starts without what failed, and leads back to the report', async () => {
    await withPortal(browser, twoGaps, async (portal, { page }) => {
      await page.goto(`${portal.url}/catalog/default/component/ticket-office`);
      await failed(page).waitFor();
      await page.getByText(/^2 errors in 1 file\.$/).waitFor();
      const card = page.getByRole('article').filter({ hasText: 'entity-card:catalog/links' });
      expect(await card.getByRole('group', { name: /^Lines of .*app-config\.yaml$/ }).innerText()).toContain(
        'config: { filter: [1, 2] }',
      );
      await expectNoBarriers(page);

      await page.setViewportSize({ width: widths.desktop, height: 900 });
      await startWithout(page).click();
      await page.getByRole('heading', { name: 'About' }).waitFor();
      const gap = page.getByRole('group', { name: "'entity-card:catalog/links' could not start" });
      await gap.waitFor();
      const line = page.getByRole('complementary', { name: 'Report on the configuration' });
      expect(await line.innerText()).toContain('Running without 2 extensions.');
      expect(await listBarriers(page)).toEqual([]);

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
      await expectNoBarriers(page);
      await page.keyboard.press('Escape');
      await report.waitFor({ state: 'detached' });
    });
  });

  it('shows a long report, and lets it be searched', async () => {
    await withPortal(browser, manyMistakes, async (portal, { page }) => {
      await page.goto(portal.url);
      await failed(page).waitFor();
      expect(await page.getByRole('article').count()).toBe(60);
      await page.getByRole('searchbox').fill('missing-57');
      await page.getByText('1 of 60 shown').waitFor();
      await page.getByRole('searchbox').fill('');
      await page.setViewportSize({ width: widths.phone, height: 800 });
      expect(await listBarriers(page)).toEqual([]);
      const took = await page.evaluate(async () => {
        const begun = performance.now();
        document.querySelector<HTMLButtonElement>('.failure-filter-foot button')?.click();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - begun;
      });
      console.log(`Sixty problems were opened at once in ${took.toFixed(0)} ms.`);
      // Far beyond what any machine needs for it, and far below what drawing each sixty times would take.
      expect(took).toBeLessThan(20_000);
    });
  });

  it('says what it cannot do without, when nothing can be drawn', async () => {
    await withPortal(browser, noRoot, async (portal, { page }) => {
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
