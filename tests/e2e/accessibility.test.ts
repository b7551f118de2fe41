import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  openContext,
  openPage,
  openTab,
  type Portal,
  sampleCatalog,
  sampleConfig,
  sumLayoutShifts,
  test,
} from '#testing/browser';
import { type Screen, screens } from './harness/screens';

const pictures = join(import.meta.dirname, '../../test-results/screens');

const brokenConfig = `
app:
  extensions:
    - page:catalog:
        config: { path: 12 }
    - page:catlog
${sampleCatalog}`;

let browser: Browser;
/** One for all screens, so that scripts are loaded and compiled once. */
let context: BrowserContext;
let portals: Record<NonNullable<Screen['portal']> | 'sample', Portal>;

test.beforeAll(async ({ browser: launched, shared, sharedBroken, sharedSignIn }) => {
  await mkdir(pictures, { recursive: true });
  browser = launched;
  context = await openContext(browser);
  portals = {
    sample: await shared.open(await sampleConfig()),
    broken: await sharedBroken.open(brokenConfig),
    'sign-in': await sharedSignIn.open(),
  };
});

afterAll(() => context?.close());

it('has many screens, all with unique names', () => {
  expect(screens.length).toBeGreaterThan(20);
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
});

describe.each(screens)('the screen $name', (screen) => {
  const { name, path, ready, expected, states = {} }: Screen = screen;
  const portal = screen.portal ?? 'sample';

  it('is accessible, fits every window, and does not shift', async () => {
    const { page, faults } = await openTab(context);
    await page.goto(portals[portal].url + path);
    await ready(page);
    expect(await sumLayoutShifts(page)).toBeLessThan(0.1);
    for (const [state, reach] of [['', () => Promise.resolve()] as const, ...Object.entries(states)]) {
      await reach(page);
      await page.screenshot({ path: join(pictures, `${name}${state && `-${state}`}.png`) });
      await expectAccessible(page);
    }
    expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]);
    // What the screen stores must not change the next one.
    await page.evaluate(() => localStorage.clear());
    await page.close();
  });
});

describe('the startup-failure screen', () => {
  it('shows each problem with its code, extension and location', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${portals.broken.url}/catalog`);
    await page.getByRole('heading', { name: 'App startup failed' }).waitFor();
    const text = (await page.locator('body').textContent()) ?? '';
    expect(text).toContain('EXTENSION_CONFIGURATION_INVALID');
    expect(text).toContain('page:catalog');
    expect(text).toContain('INVALID_EXTENSION_CONFIG_KEY');
    expect(text).toMatch(/app-config\.yaml:\d+:\d+/);
    await context.close();
  });
});
