import type { Browser, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  measureEarlyScripts,
  openPage,
  type Portal,
  sampleConfig,
  type SignInPortal,
  test,
} from '#testing/browser';

/** The highest number of bytes of JavaScript that loads before all widgets of the sample show their content, with gzip. */
const MOST_BYTES = 300_000;

let browser: Browser;
let portal: Portal;
let signIn: SignInPortal;

test.beforeAll(async ({ browser: launched, shared, sharedSignIn }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
  signIn = await sharedSignIn.open();
});

/** The titles of the widgets in reading order. */
const titles = (page: Page) => page.locator('[data-widget] h2').allTextContents();
const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();

/** Moves the focus with Tab until it reaches a control. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true });
  await control.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach '${name}'.`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('the home page', () => {
  it('is arranged by keyboard alone, and stays as it was left', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.goto(portal.url);
    await page.getByRole('heading', { name: 'Toolkit' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
    expect(await titles(page)).toEqual([
      'Search',
      'Your components',
      'First steps',
      'Recently visited',
      'Your starred entities',
      'Toolkit',
      'Saved views',
      'World clock',
    ]);

    await tabTo(page, 'Customize');
    await page.keyboard.press('Enter');

    // The handle moves with the arrow keys, and keeps the focus although the widget changes its place in the document.
    await tabTo(page, 'Move Toolkit');
    await page.keyboard.press('ArrowUp');
    await status(page, 'Toolkit moved to column 9, row 3.');
    expect(await focused(page)).toBe('Move Toolkit');
    expect((await titles(page)).slice(0, 3)).toEqual(['Search', 'Your components', 'Toolkit']);
    await page.keyboard.press('ArrowUp');
    await status(page, 'Toolkit moved to column 9, row 1.');
    await page.keyboard.press('ArrowUp');
    await status(page, "Toolkit can't move any further.");

    // So does the handle that resizes.
    await tabTo(page, 'Resize Toolkit');
    await page.keyboard.press('ArrowDown');
    await status(page, 'Toolkit is now 4 columns wide and 5 rows high.');
    expect(await focused(page)).toBe('Resize Toolkit');

    // The menu does the same as the handles.
    await tabTo(page, 'Actions for World clock');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Make wider' }).press('Enter');
    await status(page, "World clock can't be made any larger or smaller.");
    await expect.poll(() => focused(page)).toBe('Actions for World clock');

    // A widget from the gallery gets the focus, and its settings are a form.
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, 'Add widget');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Add Random joke');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await status(page, 'Random joke was added at the end of the page.');
    await expect.poll(() => focused(page)).toBe('Actions for Random joke');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Settings' }).press('Enter');
    await page.getByRole('combobox', { name: 'Category' }).press('ArrowDown');
    await page.getByRole('combobox', { name: 'Category' }).press('Tab');
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await status(page, 'The settings of Random joke were saved.');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await tabTo(page, 'Actions for First steps');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await status(page, 'First steps was removed.');
    expect(await titles(page)).not.toContain('First steps');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await status(page, 'The last change was undone.');
    expect(await titles(page)).toContain('First steps');

    await tabTo(page, 'Done');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).not.toContain('edit');
    const arranged = await titles(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Random joke' }).waitFor();
    expect(await titles(page)).toEqual(arranged);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps the changes of two tabs that edit it at once, and moves widgets with the pointer', async () => {
    const { page: one, context, faults } = await openPage(browser);
    await one.goto(`${portal.url}/home?edit`);
    const two = await context.newPage();
    await two.goto(`${portal.url}/home?edit`);
    for (const page of [one, two]) await page.getByRole('button', { name: 'Move Toolkit' }).waitFor();

    const remove = async (page: Page, title: string) => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
    };
    await Promise.all([remove(one, 'World clock'), remove(two, 'First steps')]);
    const kept = [
      'Search',
      'Your components',
      'Recently visited',
      'Your starred entities',
      'Saved views',
      'Toolkit',
    ];
    for (const page of [one, two])
      await expect.poll(async () => (await titles(page)).toSorted()).toEqual(kept.toSorted());

    // In one tab, drag a widget to the top. In the other, add one.
    const handle = await one.getByRole('button', { name: 'Move Your starred entities' }).boundingBox();
    const from = await one.locator('[data-widget=HomePageStarredEntities]').boundingBox();
    const to = await one.locator('[data-widget=HomePageOwnedEntities]').boundingBox();
    if (!handle || !from || !to) throw new Error('The widgets are not shown.');
    const x = handle.x + handle.width / 2;
    const y = handle.y + handle.height / 2;
    await one.bringToFront();
    await one.mouse.move(x, y);
    await one.mouse.down();
    await one.mouse.move(x, y - from.y + to.y, { steps: 5 });
    await one.mouse.up();
    await status(one, 'Your starred entities moved to column 5, row 3.');
    await two.bringToFront();
    await two.getByRole('button', { name: 'Add widget' }).click();
    await two.getByRole('button', { name: 'Add Most visited' }).click();
    for (const page of [one, two])
      await expect
        .poll(() => titles(page))
        .toEqual([
          'Search',
          'Your starred entities',
          'Toolkit',
          'Your components',
          'Recently visited',
          'Saved views',
          'Most visited',
        ]);

    // Restoring the defaults takes effect in both, too.
    await one.getByRole('button', { name: 'Restore defaults' }).click();
    await one.getByRole('button', { name: 'Restore', exact: true }).click();
    for (const page of [one, two]) await expect.poll(async () => (await titles(page)).length).toBe(8);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('loads at most 300 kB of JavaScript, and counts a page that the user leaves at once', async () => {
    const { page, context, faults } = await openPage(browser);
    await page.addInitScript(markContent);
    await page.goto(`${portal.url}/home`);
    await page.locator('[data-widget=HomePageOwnedEntities] li').first().waitFor();
    const { urls, bytes } = await measureEarlyScripts(page);
    console.log(`Up to the content of the home page: ${bytes} bytes (gzip) in ${urls.length} scripts.`);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);

    // The script that records visits is not loaded yet when the user leaves the first page.
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    await page.route(/VisitListener/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(`${portal.url}/settings`);
    await page.getByRole('link', { name: 'Catalog', exact: true }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: 'Toolkit' }).waitFor();
    open();
    const visited = page.locator('[data-widget=HomePageRecentlyVisited] a');
    await expect
      .poll(async () => {
        await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
        await page.getByRole('link', { name: 'Home', exact: true }).click();
        await page.getByRole('heading', { name: 'Recently visited' }).waitFor();
        return visited.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      })
      .toContain('/catalog');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is the same on two devices, and keeps what both change', async () => {
    const devices = [await openPage(browser), await openPage(browser)];
    for (const { page } of devices) {
      await page.goto(`${signIn.url}/home?edit`);
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Sign in, Acme ID' }).click(),
      ]);
      await popup.getByRole('button', { name: 'Sign in as bob' }).click();
      await popup.getByRole('button', { name: 'Agree' }).click();
      await page.getByRole('button', { name: 'Actions for Toolkit' }).waitFor();
    }
    for (const [index, title] of ['Toolkit', 'First steps'].entries()) {
      const page = devices[index]!.page;
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      const saved = page.waitForResponse(
        (response) => response.request().method() === 'PUT' && response.url().includes('home.layout'),
      );
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      expect((await saved).ok()).toBe(true);
    }
    for (const { page, context, faults } of devices) {
      await page.reload();
      await expect
        .poll(async () => (await titles(page)).toSorted())
        .toEqual(['Your components', 'Your starred entities']);
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});

/** Runs in the page: marks the time when all widgets have their content. */
function markContent(): void {
  const observer = new MutationObserver(() => {
    const widgets = document.querySelectorAll('[data-widget]').length;
    const cards = document.querySelectorAll('[data-widget] section').length;
    if (cards < widgets || !document.querySelector('[data-widget=HomePageOwnedEntities] li')) return;
    performance.mark('content');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
