import { writeFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoBarriers, expectNoSideways, listBarriers } from './harness/barriers';
import { launchBrowser, openPage, type WatchedPage, widths } from './harness/browser';
import { startPortal, writeConfig, type Portal } from './harness/portal';

const support = `
  support:
    url: https://support.example.com
    items:
      - title: Ask the platform team
        icon: chat
        links:
          - { url: 'https://chat.example.com/platform', title: '#platform' }
          - { url: 'javascript:alert(1)', title: A trap }`;

const items = `
            - page:devtools
            - title: Operate
              icon: dashboard
              items:
                - { link: 'https://status.example.com', title: Status }
                - divider
                - title: On call
                  items:
                    - { link: '/settings/general?from=nav', title: My shifts }
            - title: Papers
              badge: 2
              items: [page:catalog]
            - page:nowhere`;

const print = (change: { support?: string; items?: string }): string => `
app:
  title: Harbour${change.support ?? support}
  extensions:
    - page:devtools
    - app/nav:
        config:
          items:${change.items ?? items}
    - app-root-element:app/banner:
        config:
          banners:
            - { id: sunday, severity: warning, text: 'Read-only on Sunday.', link: { url: /settings, title: What to do } }
            - { id: always, text: 'This is a rehearsal.', dismissible: false }
            - { id: over, text: 'This was long ago.', until: '2020-01-01' }
organization: { name: Acme }
auth: { environment: development, providers: { guest: { userEntityRef: user:default/guest } } }
catalog:
  rules:
    - allow: [Component, API, Resource, System, Domain, Group, User, Location, Template]
  locations:
    - { type: file, target: ./config/catalog/all.yaml }
`;

let browser: Browser;
let portal: Portal;
let file: string;

beforeAll(async () => {
  browser = await launchBrowser();
  file = await writeConfig(print({}));
  portal = await startPortal({ configs: [file], catalogue: false });
});

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** The guest has no entity, which pages may ask for; that is no fault of the shell. */
const isOfTheShell = (fault: string): boolean => !fault.includes('404');

/** Opens a page of the portal for one test. */
async function visit(
  path: string,
  look: (page: Page, watched: WatchedPage) => Promise<void>,
  width: number = widths.desktop,
): Promise<void> {
  const watched = await openPage(browser, { width });
  try {
    await watched.page.goto(`${portal.url}${path}`);
    await watched.page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    await look(watched.page, watched);
  } finally {
    await watched.context.close();
  }
}

const nav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main navigation' });
const group = (page: Page, name: string): Locator => nav(page).getByRole('button', { name });
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the sidebar', () => {
  it('is walked by keyboard, into submenus and back, and says what it leaves out', async () => {
    const warnings: string[] = [];
    await visit('/settings', async (page, { faults }) => {
      await group(page, 'Operate').focus();
      await page.keyboard.press('ArrowRight');
      const menu = page.getByRole('group', { name: 'Operate' });
      await menu.waitFor();
      expect((await menu.locator('> div').boundingBox())?.width).toBe(202);
      expect(await focused(page)).toContain('Status');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('On call');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('My shifts');
      expect(await listBarriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('Operate');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toContain('Status');
      await page.keyboard.press('ArrowLeft');
      expect(await focused(page)).toBe('Operate');
      page.on('console', (message) => warnings.push(message.text()));
      await page.reload();
      await group(page, 'Operate').waitFor();
      await expect.poll(() => warnings.join('\n')).toContain("'page:nowhere'");
      expect(faults.filter(isOfTheShell)).toEqual([]);
    });
  });

  it('opens a submenu once the pointer has rested for 300 ms, and marks what is current', async () => {
    await visit('/settings/general?from=nav', async (page) => {
      const operate = group(page, 'Operate');
      expect(await operate.getAttribute('data-current')).toBe('');
      const opened = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let began = 0;
            document.addEventListener(
              'pointerover',
              ({ target }) => {
                if (target instanceof Element && target.closest('[data-submenu-group]'))
                  began ||= performance.now();
              },
              true,
            );
            new MutationObserver(() => {
              if (document.querySelector('nav [role=group]')) resolve(performance.now() - began);
            }).observe(document.body, { subtree: true, childList: true });
          }),
      );
      await operate.hover();
      expect(await opened).toBeGreaterThanOrEqual(295);
      await page.mouse.move(900, 500);
      await page.getByRole('group', { name: 'Operate' }).waitFor({ state: 'detached' });
    });
  });

  it('folds to its icons when it is unpinned, stays so, and opens under the pointer', async () => {
    await visit('/settings', async (page) => {
      const width = async (): Promise<number | undefined> => (await nav(page).boundingBox())?.width;
      expect(await width()).toBe(224);
      await nav(page).getByRole('button', { name: 'Fold navigation' }).click();
      await page.mouse.move(900, 500);
      await expect.poll(width).toBe(72);
      expect(await listBarriers(page)).toEqual([]);
      await page.reload();
      await group(page, 'Operate').waitFor();
      expect(await width()).toBe(72);
      await group(page, 'Papers').hover();
      await expect.poll(width).toBe(224);
      await page.getByRole('group', { name: 'Papers' }).waitFor();
    });
  });

  it('is a bar on a phone, whose menus open a sheet that another page closes', async () => {
    await visit(
      '/catalog',
      async (page) => {
        expect((await nav(page).boundingBox())?.height).toBe(57);
        await group(page, 'Operate').click();
        const sheet = page.getByRole('dialog', { name: 'Operate' });
        await sheet.getByRole('heading', { name: 'On call' }).waitFor();
        expect(await listBarriers(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
        expect(await focused(page)).toBe('Operate');
        await group(page, 'Operate').click();
        await sheet.getByRole('link', { name: 'My shifts' }).click();
        await sheet.waitFor({ state: 'detached' });
        await page.waitForURL(/\/settings\/general\?from=nav$/);
        await expectNoSideways(page);
      },
      widths.phone,
    );
  });

  it('takes over a changed configuration, and so does support', async () => {
    await visit('/settings', async (page) => {
      const following = page.waitForResponse((answer) => answer.url().includes('/config/events'));
      await page.reload();
      await following;
      await page.evaluate(() => void Object.assign(window, { isMarked: true }));
      try {
        const changed = '\n            - { page: page:devtools, title: Workshop }';
        await writeFile(file, print({ support: '', items: changed }));
        await nav(page).getByRole('link', { name: 'Workshop' }).waitFor();
        await group(page, 'Operate').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Support' }).click();
        await page.getByRole('dialog').getByText('Support Not Configured').waitFor();
        expect(await listBarriers(page)).toEqual([]);
      } finally {
        await writeFile(file, print({}));
      }
      await page.getByRole('dialog').getByText('Ask the platform team').waitFor();
      expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
    });
  });
});

describe('around every page', () => {
  it('banners are shown until they are put away, also after a reload', async () => {
    await visit('/settings', async (page, { faults }) => {
      const banners = page.getByRole('region', { name: 'Announcements' });
      await banners.getByText('Read-only on Sunday.').waitFor();
      expect(await banners.getByText('This was long ago.').count()).toBe(0);
      expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.05);
      expect(await banners.getByRole('button').count()).toBe(1);
      await expectNoBarriers(page);
      await banners.getByRole('button', { name: 'Dismiss' }).click();
      await banners.getByText('Read-only on Sunday.').waitFor({ state: 'detached' });
      await page.reload();
      await banners.getByText('This is a rehearsal.').waitFor();
      await page.waitForTimeout(300);
      expect(await banners.getByText('Read-only on Sunday.').count()).toBe(0);
      expect(faults.filter(isOfTheShell)).toEqual([]);
    });
  });

  it('support says who helps, and follows no address that is not safe', async () => {
    await visit('/settings', async (page) => {
      const button = page.getByRole('button', { name: 'Support' });
      await button.click();
      const popup = page.getByRole('dialog', { name: 'Support' });
      await popup.getByRole('link', { name: /^#platform/ }).waitFor();
      expect(await popup.getByRole('link').count()).toBe(1);
      expect(await listBarriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'detached' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  it('messages come one at a time, say how many wait, and go by themselves where they are transient', async () => {
    await visit('/devtools/gallery/alert', async (page) => {
      const messages = page.getByRole('region', { name: 'Messages' });
      await page.getByRole('button', { name: 'Post four at once' }).click();
      await messages.getByText('3 more messages').waitFor();
      expect(await listBarriers(page)).toEqual([]);
      for (const left of ['2 more messages', '1 more message']) {
        await messages.getByRole('button', { name: 'Dismiss' }).click();
        await messages.getByText(left).waitFor();
      }
      await messages.getByRole('button', { name: 'Dismiss' }).click();
      await messages.getByRole('button', { name: 'Dismiss' }).click();
      const began = Date.now();
      await page.getByRole('button', { name: 'Post one that goes by itself' }).click();
      await messages.getByRole('button', { name: 'Dismiss' }).waitFor();
      await messages.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' });
      expect(Date.now() - began).toBeGreaterThanOrEqual(4900);
    });
  });

  it('dialogs stack, give an answer, and a modal one cannot be left', async () => {
    await visit('/devtools/gallery/dialogs', async (page, { faults }) => {
      const outcome = page.getByRole('main').getByRole('status').first();
      const question = page.getByRole('dialog', { name: 'Roll back to version 41?' });
      const leave = (): Promise<void> => page.mouse.click(5, 5);
      const opener = page.getByRole('button', { name: 'Ask, and let me leave' });
      await opener.click();
      await question.waitFor();
      await leave();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => outcome.textContent()).toBe('There was no answer.');
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

      await page.getByRole('button', { name: 'Ask, and want an answer' }).click();
      await question.waitFor();
      await leave();
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
      expect(await question.isVisible()).toBe(true);
      await question.getByRole('button', { name: 'Why?' }).click();
      const why = page.getByRole('dialog', { name: 'Why?' });
      await why.waitFor();
      expect(await listBarriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'detached' });
      await question.getByRole('button', { name: 'Ask me later' }).click();
      await question.getByText('Later is now.').waitFor();
      await question.getByRole('button', { name: 'Yes' }).click();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => outcome.textContent()).toBe('The answer was: Yes.');
      expect(faults.filter(isOfTheShell)).toEqual([]);
    });
  });
});

describe('a part that fails', () => {
  const ways = {
    'Throw while drawn': 'The sample cannot be drawn',
    'Throw in an effect': 'The effect of the sample failed.',
    'Fail to load': 'Failed lazy loading of the sub-page:devtools/gallery extension, try to reload the page',
  };

  it('says so in its place, gives a report to copy, and leaves the rest of the page alone', async () => {
    await visit('/devtools/gallery/failure', async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const [way, message] of Object.entries(ways)) {
        await page.getByRole('button', { name: way }).click();
        const alert = page.getByRole('main').getByRole('alert').filter({ hasText: message });
        await alert.getByText('Error in devtools').waitFor();
        await alert.getByRole('button', { name: 'Retry' }).waitFor();
        await alert.getByRole('button', { name: 'Copy report' }).click();
        await page.getByText('Text copied to clipboard').first().waitFor({ state: 'attached' });
        const report = await page.evaluate(() => navigator.clipboard.readText());
        expect(report).toContain(`message: ${message}`);
        expect(report).toMatch(/^extensionId: sub-page:devtools\/gallery$/m);
        expect(report).toMatch(/^package: trellis-portal@\d/m);
        expect(report).toMatch(/^app: trellis-portal@\d/m);
        expect(report).toMatch(/^stack:$/m);
        expect(report).not.toContain('abc123');
      }
      await expectNoBarriers(page);
      await page.setViewportSize({ width: widths.desktop, height: 900 });
      await nav(page).getByRole('link', { name: 'Settings', exact: true }).click();
      await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    });
  });

  it('is given up after thirty seconds when it never loads', async () => {
    const { page, context } = await openPage(browser);
    await page.clock.install();
    await page.goto(`${portal.url}/devtools/gallery/failure`);
    await page.getByRole('button', { name: 'Never finish loading' }).click();
    await page.getByRole('main').getByRole('progressbar').waitFor({ state: 'attached' });
    await page.clock.runFor(31_000);
    await page.getByRole('alert').getByText('Error in devtools').waitFor();
    await context.close();
  });

  it('of the address is told of, with the way back and who helps', async () => {
    await visit('/no/such/page', async (page) => {
      await page.getByRole('heading', { name: 'ERROR 404: PAGE NOT FOUND' }).waitFor();
      await page.getByRole('heading', { name: 'Looks like someone dropped the mic!' }).waitFor();
      const link = page.getByRole('link', { name: /^Contact support/ });
      expect(await link.getAttribute('href')).toBe('https://support.example.com/');
      await expectNoBarriers(page);
    });
  });
});

describe('F58: without a frame', () => {
  it.each(['app/layout', 'app/root'])('the report is shown where %s is disabled', async (id) => {
    const broken = await startPortal({
      configs: [await writeConfig(`app:\n  extensions:\n    - ${id}: false\n`)],
      catalogue: false,
    });
    const { page, context } = await openPage(browser);
    try {
      await page.goto(broken.url);
      await page.getByRole('heading', { name: 'App startup failed' }).waitFor();
      expect(await page.locator('body').textContent()).toContain(id);
      expect(await listBarriers(page)).toEqual([]);
    } finally {
      await context.close();
      await broken.stop();
    }
  });
});

/** How much of the page has moved without anybody's doing since it was opened, as browsers reckon it. */
function sumLayoutShifts(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as Array<PerformanceEntry & { value: number }>;
  observer.disconnect();
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
