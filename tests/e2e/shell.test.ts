import type { Browser, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  type ConfigurablePortal,
  expectAccessible,
  expectNoHorizontalScroll,
  listViolations,
  nextFrames,
  openPage,
  sampleCatalog,
  type SharedPortal,
  sumLayoutShifts,
  test,
  type WatchedPage,
  widths,
} from '#testing/browser';

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
${sampleCatalog}`;

let browser: Browser;
let portal: ConfigurablePortal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(print({}));
});

/** Pages may request the entity of the guest, which does not exist. */
const isOfTheShell = (fault: string): boolean => !fault.includes('404');

/** Opens a page for one test. */
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
  it('supports the keyboard, including submenus, and announces what it hides', async () => {
    const warnings: string[] = [];
    await visit('/settings', async (page, { faults }) => {
      await group(page, 'Operate').focus();
      await page.keyboard.press('ArrowRight');
      const menu = page.getByRole('group', { name: 'Operate' });
      await menu.waitFor();
      await expect.poll(async () => (await menu.locator('> div').boundingBox())?.width).toBe(202);
      await expect.poll(() => focused(page)).toContain('Status');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).toBe('On call');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).toBe('My shifts');
      expect(await listViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Operate');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toContain('Status');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => focused(page)).toBe('Operate');
      page.on('console', (message) => warnings.push(message.text()));
      await page.reload();
      await group(page, 'Operate').waitFor();
      await expect.poll(() => warnings.join('\n')).toContain("'page:nowhere'");
      expect(faults.filter(isOfTheShell)).toEqual([]);
    });
  });

  it('opens a submenu after the pointer has rested for 300 ms, and marks the current item', async () => {
    await visit('/settings/general?from=nav', async (page) => {
      const operate = group(page, 'Operate');
      await expect.poll(() => operate.getAttribute('data-current')).toBe('');
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

  it('collapses to icons if it is unpinned, also after a reload, and expands on hover', async () => {
    await visit('/settings', async (page) => {
      const width = async (): Promise<number | undefined> => (await nav(page).boundingBox())?.width;
      await expect.poll(width).toBe(224);
      await nav(page).getByRole('button', { name: 'Unpin navigation' }).click();
      await page.mouse.move(900, 500);
      await expect.poll(width).toBe(72);
      expect(await listViolations(page)).toEqual([]);
      await page.reload();
      await group(page, 'Operate').waitFor();
      await expect.poll(width).toBe(72);
      await group(page, 'Papers').hover();
      await expect.poll(width).toBe(224);
      await page.getByRole('group', { name: 'Papers' }).waitFor();
    });
  });

  it('is a bar on a phone, with menus in a sheet that closes on navigation', async () => {
    await visit(
      '/catalog',
      async (page) => {
        await expect.poll(async () => (await nav(page).boundingBox())?.height).toBe(56);
        await group(page, 'Operate').click();
        const sheet = page.getByRole('dialog', { name: 'Operate' });
        await sheet.getByRole('heading', { name: 'On call' }).waitFor();
        expect(await listViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
        await expect.poll(() => focused(page)).toBe('Operate');
        await group(page, 'Operate').click();
        await sheet.getByRole('link', { name: 'My shifts' }).click();
        await sheet.waitFor({ state: 'detached' });
        await page.waitForURL(/\/settings\/general\?from=nav$/);
        await expectNoHorizontalScroll(page);
      },
      widths.phone,
    );
  });

  it('applies a changed configuration, as does support', async () => {
    await visit('/settings', async (page) => {
      const following = page.waitForResponse((answer) => answer.url().includes('/config/events'));
      await page.reload();
      await following;
      await page.evaluate(() => void Object.assign(window, { isMarked: true }));
      try {
        const changed = '\n            - { page: page:devtools, title: Workshop }';
        await portal.configure(print({ support: '', items: changed }));
        await nav(page).getByRole('link', { name: 'Workshop' }).waitFor();
        await group(page, 'Operate').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Support' }).click();
        await page.getByRole('dialog').getByText('Support Not Configured').waitFor();
        expect(await listViolations(page)).toEqual([]);
      } finally {
        await portal.configure(print({}));
      }
      await page.getByRole('dialog').getByText('Ask the platform team').waitFor();
      expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
    });
  });
});

describe('around every page', () => {
  it('banners are shown until the user dismisses them, also after a reload', async () => {
    await visit('/settings', async (page, { faults }) => {
      const banners = page.getByRole('region', { name: 'Announcements' });
      await banners.getByText('Read-only on Sunday.').waitFor();
      expect(await banners.getByText('This was long ago.').count()).toBe(0);
      expect(await sumLayoutShifts(page)).toBeLessThan(0.05);
      expect(await banners.getByRole('button').count()).toBe(1);
      await expectAccessible(page);
      await banners.getByRole('button', { name: 'Dismiss' }).click();
      await banners.getByText('Read-only on Sunday.').waitFor({ state: 'detached' });
      await page.reload();
      await banners.getByText('This is a rehearsal.').waitFor();
      await nextFrames(page);
      expect(await banners.getByText('Read-only on Sunday.').count()).toBe(0);
      expect(faults.filter(isOfTheShell)).toEqual([]);
    });
  });

  it('support shows its links, except those with unsafe URLs', async () => {
    await visit('/settings', async (page) => {
      const button = page.getByRole('button', { name: 'Support' });
      await button.click();
      const popup = page.getByRole('dialog', { name: 'Support' });
      await popup.getByRole('link', { name: /^#platform/ }).waitFor();
      expect(await popup.getByRole('link').count()).toBe(1);
      expect(await listViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'detached' });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  it('messages appear one at a time, show how many are waiting, and close automatically if they are transient', async () => {
    await visit('/devtools/gallery/alert', async (page) => {
      const messages = page.getByRole('region', { name: 'Messages' });
      await page.getByRole('button', { name: 'Post four messages' }).click();
      await messages.getByText('3 more messages').waitFor();
      expect(await listViolations(page)).toEqual([]);
      for (const left of ['2 more messages', '1 more message']) {
        await messages.getByRole('button', { name: 'Dismiss' }).click();
        await messages.getByText(left).waitFor();
      }
      await messages.getByRole('button', { name: 'Dismiss' }).click();
      await messages.getByRole('button', { name: 'Dismiss' }).click();
      const began = Date.now();
      await page.getByRole('button', { name: 'Post a transient message' }).click();
      await messages.getByRole('button', { name: 'Dismiss' }).waitFor();
      await messages.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' });
      expect(Date.now() - began).toBeGreaterThanOrEqual(4900);
    });
  });

  it('dialogs stack, return a result, and cannot be dismissed if they are modal', async () => {
    await visit('/devtools/gallery/dialogs', async (page, { faults }) => {
      const outcome = page.getByRole('main').getByRole('status').first();
      const question = page.getByRole('dialog', { name: 'Roll back to version 41?' });
      const leave = (): Promise<void> => page.mouse.click(5, 5);
      const opener = page.getByRole('button', { name: 'Ask, answer optional' });
      await opener.click();
      await question.waitFor();
      await leave();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => outcome.textContent()).toBe('No answer was given.');
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

      await page.getByRole('button', { name: 'Ask, answer required' }).click();
      await question.waitFor();
      await leave();
      await page.keyboard.press('Escape');
      await nextFrames(page);
      expect(await question.isVisible()).toBe(true);
      await question.getByRole('button', { name: 'Why?' }).click();
      const why = page.getByRole('dialog', { name: 'Why?' });
      await why.waitFor();
      expect(await listViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'detached' });
      await question.getByRole('button', { name: 'Ask me later' }).click();
      await question.getByText('This is the reminder.').waitFor();
      await question.getByRole('button', { name: 'Yes' }).click();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => outcome.textContent()).toBe('Answer: Yes');
      expect(faults.filter(isOfTheShell)).toEqual([]);
    });
  });
});

describe('an error', () => {
  const ways = {
    'Throw while rendering': 'The sample cannot be rendered',
    'Throw in an effect': 'The effect of the sample failed.',
    'Fail while loading':
      'Failed lazy loading of the sub-page:devtools/gallery extension, try to reload the page',
  };

  it('shows its error in place with a report to copy, and the rest of the page works', async () => {
    await visit('/devtools/gallery/failure', async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const [way, message] of Object.entries(ways)) {
        await page.getByRole('button', { name: way }).click();
        const alert = page.getByRole('main').getByRole('alert').filter({ hasText: message });
        await alert.getByText('Error in devtools').waitFor();
        await alert.getByRole('button', { name: 'Retry' }).waitFor();
        // The report contains the package once the panel shows it.
        await alert.getByText(/^trellis-portal@/).waitFor();
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
      await expectAccessible(page);
      await nav(page).getByRole('link', { name: 'Settings', exact: true }).click();
      await page.getByRole('heading', { name: 'Appearance' }).waitFor();
    });
  });

  it('times out after thirty seconds', async () => {
    const { page, context } = await openPage(browser);
    await page.clock.install();
    await page.goto(`${portal.url}/devtools/gallery/failure`);
    await page.getByRole('button', { name: 'Never finish loading' }).click();
    await page.getByRole('main').getByRole('progressbar').waitFor({ state: 'attached' });
    await page.clock.runFor(31_000);
    await page.getByRole('alert').getByText('Error in devtools').waitFor();
    await context.close();
  });

  it('shows a not-found page with a way back and a support link', async () => {
    await visit('/no/such/page', async (page) => {
      await page.getByRole('heading', { name: 'ERROR 404: PAGE NOT FOUND' }).waitFor();
      await page.getByRole('heading', { name: 'Looks like someone dropped the mic!' }).waitFor();
      const link = page.getByRole('link', { name: /^Contact support/ });
      expect(await link.getAttribute('href')).toBe('https://support.example.com/');
      await expectAccessible(page);
    });
  });
});

describe('F58: without a frame', () => {
  let broken: SharedPortal;

  test.beforeAll(({ sharedBroken }) => {
    broken = sharedBroken;
  });

  it.each(['app/layout', 'app/root'])('the report is shown where %s is disabled', async (id) => {
    const { url } = await broken.open(`app:\n  extensions:\n    - ${id}: false\n${sampleCatalog}`);
    const { page, context } = await openPage(browser);
    await page.goto(url);
    await page.getByRole('heading', { name: 'App startup failed' }).waitFor();
    expect(await page.locator('body').textContent()).toContain(id);
    expect(await listViolations(page)).toEqual([]);
    await context.close();
  });
});
