import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gallerySamples } from '../../extensions/devtools/gallery/samples';
import { hostileDocuments } from '../../src/ui/markdown/testing/hostileDocuments';
import { listDangers } from '../../src/ui/markdown/testing/listDangers';
import { expectNoSideways, listBarriers, showAs } from './harness/barriers';
import { launchBrowser, openPage, type WatchedPage, widths } from './harness/browser';
import { startPortal, writeConfig, type Portal } from './harness/portal';

let browser: Browser;
let portal: Portal;

beforeAll(async () => {
  const config = await writeConfig('app:\n  extensions:\n    - page:devtools\n');
  [browser, portal] = await Promise.all([
    launchBrowser(),
    startPortal({ configs: [config], catalogue: false }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** Opens the sample of a part; nothing may go wrong while it is looked at. */
async function withSample(
  part: string,
  look: (page: Page, watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const watched = await openPage(browser);
  try {
    await open(watched.page, part);
    await look(watched.page, watched);
    expect(watched.faults).toEqual([]);
  } finally {
    await watched.context.close();
  }
}

/** The code stands below the sample, so both are there when it is. */
async function open(page: Page, part: string): Promise<void> {
  await page.goto(`${portal.url}/devtools/gallery/${part}`);
  await page.getByRole('region', { name: /^Code for / }).waitFor();
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the gallery', () => {
  it('leads to every part, none of which has a barrier or a fault', async () => {
    const { page, context, faults } = await openPage(browser);
    const found: string[] = [];
    for (const { id } of gallerySamples) {
      await open(page, id);
      for (const [width, scheme] of [
        [widths.desktop, 'light'],
        [widths.phone, 'dark'],
      ] as const) {
        await showAs(page, width, scheme);
        found.push(...(await listBarriers(page)).map((barrier) => `${id} ${width} ${scheme}: ${barrier}`));
        await expectNoSideways(page);
      }
    }
    await context.close();
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  }, 600_000);

  it('lists its parts at the side, and above and folded on a phone', async () => {
    await withSample('code', async (page) => {
      const list = page.getByRole('navigation', { name: 'Parts' });
      await list.getByRole('link', { name: 'Stepper' }).click();
      await page.getByRole('heading', { level: 2, name: 'Stepper' }).waitFor();
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await list.getByRole('button', { name: 'Stepper' }).press('Enter');
      await list.getByRole('link', { name: 'Markdown' }).press('Enter');
      await page.getByRole('heading', { level: 2, name: 'Markdown' }).waitFor();
      expect(await list.getByRole('link').first().isVisible()).toBe(false);
    });
  });
});

describe('code', () => {
  it('shows 10,000 lines, all of which can be found and selected, and colours what is seen', async () => {
    await withSample('code', async (page) => {
      await page.getByLabel('Language', { exact: true }).selectOption('long');
      const code = page.getByRole('region', { name: 'A file of 10,000 lines' });
      await code.locator('[data-token="keyword"]').first().waitFor();
      expect(await code.locator('*').count()).toBeLessThan(5000);
      const selected = await code.evaluate((region) => {
        getSelection()?.selectAllChildren(region);
        return getSelection()?.toString().trimEnd().split('\n').length;
      });
      expect(selected).toBe(10_000);
      await code.focus();
      await page.keyboard.press('End');
      await code.locator('[data-line="10000"] [data-token="keyword"]').first().waitFor();
    });
  });

  it('is copied without leave for the clipboard', async () => {
    await withSample('code', async (page, { context }) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      });
      await page.getByRole('button', { name: 'Copy: Descriptor of the shop' }).click();
      await page.getByRole('tooltip', { name: 'Text copied to clipboard' }).waitFor();
      await context.grantPermissions(['clipboard-read']);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('kind: Component\nmetadata:\n');
    });
  });
});

describe('differences', () => {
  it('are shown one below the other or side by side, and unfold', async () => {
    await withSample('diff', async (page) => {
      const figure = page.getByRole('figure', { name: 'Descriptor of the shop, before and after' });
      expect(await figure.locator('ins').first().textContent()).toBe('ticket-');
      await figure.getByRole('button', { name: /^Show \d+ unchanged lines$/ }).press('Enter');
      await figure.getByText('setting12').first().waitFor();
      await figure.getByText('Side by side', { exact: true }).click();
      await figure.locator('[data-layout="split"]').waitFor();
    });
  });
});

describe('documents', () => {
  it('that attack do nothing', async () => {
    await withSample('markdown', async (page) => {
      const written = page.locator('[data-document]');
      for (const [name, content] of Object.entries(hostileDocuments)) {
        await page.getByLabel('Source').fill(`written ${name}\n\n${content}`);
        await written.getByText(`written ${name}`).waitFor();
        const dangers = await written.evaluate(listDangers);
        const canary = await page.evaluate(() => 'canary' in globalThis);
        expect({ name, dangers, canary }).toEqual({ name, dangers: [], canary: false });
      }
    });
  });

  it('that nest 300 deep do not hold up the page', async () => {
    await withSample('markdown', async (page) => {
      const written = page.locator('[data-document]');
      for (const content of ['> '.repeat(300), '<div>'.repeat(300), '<b><i>'.repeat(150)]) {
        await page.getByLabel('Source').fill('short');
        await written.getByText('short').waitFor();
        await page.evaluate(watchTasks);
        await page.getByLabel('Source').fill(`${content}deep\n\nafterwards`);
        await written.getByText('afterwards').first().waitFor();
        const longest = await page.evaluate(() => Number(Reflect.get(window, 'longestTask')));
        console.log(`${content.slice(0, 6)} 300 deep: longest task ${longest} ms`);
        // Far beyond what any machine needs for it, and far below what each level twice would take.
        expect(longest).toBeLessThan(10_000);
      }
    });
  });
});

/** Keeps the longest task of the page in `longestTask`, in ms. */
function watchTasks(): void {
  Reflect.set(window, 'longestTask', 0);
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    Reflect.set(window, 'longestTask', Math.max(longest, Number(Reflect.get(window, 'longestTask'))));
  }).observe({ type: 'longtask' });
}

describe('a log', () => {
  const logOf = (page: Page) => page.getByRole('region', { name: 'Log of the build' });

  it('is searched by keyboard, and its end is reached, with a million lines', async () => {
    await withSample('log', async (page) => {
      await page.getByText('A million lines', { exact: true }).click();
      await page.getByText('1,000,000 lines').waitFor({ timeout: 30_000 });
      const log = logOf(page);
      await log.focus();
      await page.keyboard.press('End');
      await log.locator('[data-line="1000000"]').waitFor();
      expect(await log.locator('[data-line]').count()).toBeLessThan(80);
      await page.getByRole('searchbox', { name: 'Search the log' }).fill('deprecated');
      await log.locator('[data-current] mark').waitFor();
      await expect
        .poll(() => page.getByText(/^1 of [\d,]+$/).textContent(), { timeout: 60_000 })
        .toBe('1 of 125,000');
      await page.keyboard.press('Shift+Enter');
      await page.getByText('125,000 of 125,000').waitFor();
      expect(Number(await log.locator('[data-current]').getAttribute('data-line'))).toBeGreaterThan(999_900);
    });
  });

  it('is followed until somebody scrolls up, and again from its end', async () => {
    await withSample('log', async (page) => {
      await page.getByText('Running', { exact: true }).click();
      const follow = page.getByRole('button', { name: 'Follow new lines' });
      const log = logOf(page);
      await log.locator('[data-line="43"]').waitFor();
      expect(await follow.getAttribute('aria-pressed')).toBe('true');
      await log.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');
      const count = await page.getByText(/^\d+ lines$/).textContent();
      await expect.poll(() => page.getByText(/^\d+ lines$/).textContent()).not.toBe(count);
      expect(await log.evaluate((region) => region.scrollTop)).toBe(0);
      await follow.press('Enter');
      await expect
        .poll(() => log.evaluate((region) => region.scrollHeight - region.clientHeight - region.scrollTop))
        .toBeLessThan(40);
    });
  });

  it('wraps its lines, and clips one that is too long', async () => {
    await withSample('log', async (page) => {
      await page.getByRole('button', { name: 'Wrap long lines' }).first().click();
      const log = logOf(page);
      await log.getByText(/more characters; download the log/).waitFor();
      expect(await log.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
      await log.focus();
      await page.keyboard.press('End');
      const last = log.locator('[data-line="200"]');
      await last.waitFor();
      const below = () =>
        last.evaluate((line) => {
          const region = line.closest('[data-wrap]');
          if (!region) throw new Error('The line is in no log.');
          const { top } = region.getBoundingClientRect();
          return Math.round(
            top + region.clientTop + region.clientHeight - line.getBoundingClientRect().bottom,
          );
        });
      // No row is missing below, nor is one too much.
      await expect.poll(below).toBeGreaterThanOrEqual(0);
      expect(await below()).toBeLessThan(20);
    });
  });
});

describe('a stepper', () => {
  it('is gone through by keyboard, and takes the focus along', async () => {
    await withSample('stepper', async (page) => {
      const press = async (name: string) => {
        const button = page.getByRole('button', { name, exact: true });
        await button.focus();
        await page.keyboard.press('Enter');
      };
      await press('Next');
      await page.getByRole('alert').getByText('Give it a name first.').waitFor();
      await page.getByLabel('Name of the component').fill('shop');
      await press('Next');
      await expect.poll(() => focusedText(page)).toContain('Step 2 of 3: Owner');
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toBe('Back');
      await press('Skip');
      await expect.poll(() => focusedText(page)).toContain('Review');
      await press('Finish');
      await expect.poll(() => focusedText(page)).toBe('All steps are completed');
      await press('Reset');
      await expect.poll(() => focusedText(page)).toContain('Name');
    });
  });
});
