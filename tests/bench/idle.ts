import type { Browser, Page } from 'playwright';
import { launchBrowser, openPage } from '../e2e/harness/browser';
import { startSignInPortal, type SignInPortal } from '../e2e/harness/signInPortal';

/**
 * Counts the requests of idle tabs to a healthy backend and to a stopped one, for a signed-in user and for a guest.
 * `npx tsx tests/bench/idle.ts [minutes]` prints the same JSON format as `npm run bench`.
 */
const minutes = Number(process.argv[2] ?? 5);
const minute = 60_000;

/** An idle tab and the times of its requests. */
interface IdleTab {
  name: string;
  /** The limit of requests in one minute. */
  aim: number;
  asked: number[];
}

async function enterAsAlice(page: Page): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign In, Acme ID' }).click(),
  ]);
  await popup.getByRole('button', { name: 'Sign in as alice' }).click();
  await popup.getByRole('button', { name: 'Agree' }).click();
}

const ways = {
  'OpenID Connect': enterAsAlice,
  guest: (page: Page) => page.getByRole('button', { name: 'Enter' }).click(),
} as const;

async function openTabs(browser: Browser, portal: SignInPortal, backend: string, aim: number) {
  const tabs: IdleTab[] = [];
  for (const [way, enter] of Object.entries(ways)) {
    const { page } = await openPage(browser);
    await page.goto(`${portal.url}/catalog`);
    await enter(page);
    await page.locator('table tbody a').first().waitFor();
    await page.waitForTimeout(3_000);
    const asked: number[] = [];
    page.on('request', () => asked.push(Date.now()));
    tabs.push({ name: `idle tab, ${backend} backend, ${way}`, aim, asked });
  }
  return tabs;
}

function print({ name, aim, asked }: IdleTab, since: number) {
  const perMinute = Array.from({ length: minutes }, (_none, index) => {
    const begin = since + index * minute;
    return asked.filter((at) => at >= begin && at < begin + minute).length;
  });
  const value = Math.max(...perMinute);
  return {
    name: `${name}, most requests in a minute`,
    value,
    unit: 'requests',
    aim,
    ok: value <= aim,
    perMinute,
  };
}

const browser = await launchBrowser();
const [healthy, dying] = [await startSignInPortal(), await startSignInPortal()];
try {
  const tabs = [
    ...(await openTabs(browser, healthy, 'healthy', 2)),
    ...(await openTabs(browser, dying, 'dead', 60)),
  ];
  await dying.stop();
  const since = Date.now();
  await new Promise((resolve) => setTimeout(resolve, minutes * minute));
  const results = tabs.map((tab) => print(tab, since));
  console.log(JSON.stringify({ results }, undefined, 2));
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
} finally {
  await browser.close();
  await healthy.stop();
}
