import type { Browser, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  openPage,
  type Portal,
  sampleConfig,
  test,
  watchLongTasks,
  type WatchedPage,
  widths,
} from '#testing/browser';
import { hostileDocuments, listDangers } from '#viewers/markdown/testing';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

/** Opens a sample, and fails if the page reports an error. */
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

/** Waits for the example code, which renders after the sample. */
async function open(page: Page, part: string): Promise<void> {
  await page.goto(`${portal.url}/devtools/gallery/${part}`);
  await page.getByRole('region', { name: /^Code for / }).waitFor();
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the gallery', () => {
  it('lists its samples at the side, and collapsed above the content on a phone', async () => {
    await withSample('code', async (page) => {
      const list = page.getByRole('navigation', { name: 'Components' });
      await list.getByRole('link', { name: 'Stepper' }).click();
      await page.getByRole('heading', { level: 2, name: 'Stepper' }).waitFor();
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await list.getByRole('button', { name: 'Stepper' }).press('Enter');
      await list.getByRole('link', { name: 'Markdown' }).press('Enter');
      await page.getByRole('heading', { level: 2, name: 'Markdown' }).waitFor();
      await expect.poll(() => list.getByRole('link').first().isVisible()).toBe(false);
    });
  });
});

describe('code', () => {
  it('shows 10,000 lines that can be searched and selected, and highlights visible ones', async () => {
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

  it('can be copied without clipboard permission', async () => {
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
  it('are shown unified or side by side, and can be expanded', async () => {
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
  it('cannot run malicious content', async () => {
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

  it('do not block the page with 300 levels of nesting', async () => {
    await withSample('markdown', async (page) => {
      const written = page.locator('[data-document]');
      for (const content of ['> '.repeat(300), '<div>'.repeat(300), '<b><i>'.repeat(150)]) {
        await page.getByLabel('Source').fill('short');
        await written.getByText('short').waitFor();
        await page.evaluate(watchLongTasks);
        await page.getByLabel('Source').fill(`${content}deep\n\ntail`);
        await written.getByText('tail').first().waitFor();
        const longest = await page.evaluate(() => Number(Reflect.get(window, 'longestTask')));
        console.log(`${content.slice(0, 6)} 300 deep: longest task ${longest} ms`);
        // Far above the time it needs, and far below the time that exponential nesting would need.
        expect(longest).toBeLessThan(10_000);
      }
    });
  });
});

describe('a log', () => {
  const logOf = (page: Page) => page.getByRole('region', { name: 'Log of the build' });

  it('supports search and scrolling by keyboard with a million lines', async () => {
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

  it('follows new lines until the user scrolls up, and again from its end', async () => {
    await withSample('log', async (page) => {
      await page.getByText('Running', { exact: true }).click();
      const follow = page.getByRole('button', { name: 'Follow new lines' });
      const log = logOf(page);
      await log.locator('[data-line="43"]').waitFor();
      expect(await follow.getAttribute('aria-pressed')).toBe('true');
      await log.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');
      const position = () => log.evaluate((region) => region.scrollTop);
      // The key scrolls smoothly.
      await expect.poll(position).toBe(0);
      const count = await page.getByText(/^\d+ lines$/).textContent();
      await expect.poll(() => page.getByText(/^\d+ lines$/).textContent()).not.toBe(count);
      expect(await position()).toBe(0);
      await follow.press('Enter');
      await expect
        .poll(() => log.evaluate((region) => region.scrollHeight - region.clientHeight - region.scrollTop))
        .toBeLessThan(40);
    });
  });

  it('wraps lines, and truncates very long ones', async () => {
    await withSample('log', async (page) => {
      const log = logOf(page);
      // The example code below has the same button.
      await log.waitFor();
      await page.getByRole('button', { name: 'Wrap long lines' }).first().click();
      await log.getByText(/more characters\. Download the log/).waitFor();
      await expect.poll(() => log.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
      await log.focus();
      await page.keyboard.press('End');
      const last = log.locator('[data-line="200"]');
      await last.waitFor();
      const below = () =>
        last.evaluate((line) => {
          const region = line.closest('[data-wrap]');
          if (!region) throw new Error('The line is not in a log.');
          const { top } = region.getBoundingClientRect();
          return Math.round(
            top + region.clientTop + region.clientHeight - line.getBoundingClientRect().bottom,
          );
        });
      // The last row is exactly at the bottom.
      await expect.poll(below).toBeGreaterThanOrEqual(0);
      expect(await below()).toBeLessThan(20);
    });
  });
});

describe('a stepper', () => {
  it('works with the keyboard, and moves the focus', async () => {
    await withSample('stepper', async (page) => {
      const press = async (name: string) => {
        const button = page.getByRole('button', { name, exact: true });
        await button.focus();
        await page.keyboard.press('Enter');
      };
      await press('Next');
      await page.getByRole('alert').getByText('Enter a name first.').waitFor();
      await page.getByLabel('Component name').fill('shop');
      await press('Next');
      await expect.poll(() => focusedText(page)).toContain('Step 2 of 3: Owner');
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toBe('Back');
      await press('Skip');
      await expect.poll(() => focusedText(page)).toContain('Review');
      await press('Finish');
      await expect.poll(() => focusedText(page)).toBe('All steps completed');
      await press('Reset');
      await expect.poll(() => focusedText(page)).toContain('Name');
    });
  });
});
