import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Request, Route } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, sampleConfig, settle, test, widths } from '#testing/browser';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const web = join(import.meta.dirname, '../../dist/web');
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const chunks = Object.values(manifest);
const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(listWithImports));

/** For each chunk that is loaded on demand: its file, then the files to fetch before it is imported. */
const lazy = new Map(
  chunks
    .filter((chunk) => chunk.isDynamicEntry && !first.has(chunk.file))
    .map((chunk) => [chunk.file, listWithImports(chunk).filter((file) => !first.has(file))]),
);
const lazyFiles = new Set([...lazy.values()].flat());

function listWithImports(chunk: Chunk): string[] {
  const files = new Set<string>();
  const add = ({ file, imports = [] }: Chunk): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const key of imports) add(manifest[key] as Chunk);
  };
  add(chunk);
  return [...files];
}

/** Finds the loader of all chunks in the build: the script that exports it, and its name there. */
function findLoader(): { script: string; name: string } {
  const entry = chunks.find(({ isEntry, name }) => isEntry && name !== 'first-load') as Chunk;
  const code = readFileSync(join(web, entry.file), 'utf8');
  const [, local] = /(\w+)\(\$a=>import\(\$a\)/.exec(code) ?? [];
  const [, names = '', script] = /^import\{(.*?)\}from"\.\/(.*?)"/m.exec(code) ?? [];
  const [name] = names
    .split(',')
    .flatMap((pair) => (pair.endsWith(` as ${local}`) ? [pair.split(' ')[0]] : []));
  if (name === undefined || script === undefined)
    throw new Error('The entry script does not use the loader.');
  return { script: `/assets/${script}`, name };
}

/** More than a phone has room for, so that its navigation has a menu. */
const manyLinks = {
  'app/nav': {
    config: {
      items: [
        'page:catalog',
        ...[1, 2, 3, 4, 5].map((number) => ({
          link: `https://a.example/${number}`,
          title: `Link ${number}`,
        })),
      ],
    },
  },
};

let browser: Browser;
let url: string;
let page: Page;
let context: BrowserContext;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  ({ url } = await shared.open(await sampleConfig([manyLinks])));
});

afterEach(() => context.close());

async function open(path: string, width: number = widths.desktop): Promise<void> {
  await page.goto(`${url}${path}`);
  await page.setViewportSize({ width, height: 900 });
}

async function start(width?: number): Promise<void> {
  ({ page, context } = await openPage(browser, width === undefined ? {} : { width }));
}

const fileOf = (route: Route): string => new URL(route.request().url()).pathname.slice(1);
const rows = () => page.locator('tbody tr:has(a)');
const failure = () => page.getByRole('alert').filter({ hasText: 'No response from' });

/**
 * Watches the scripts that the page loads.
 *
 * @returns a function that waits until the page has loaded, while it was idle, all that it can need
 */
function watchScripts(): () => Promise<void> {
  const pending = new Set<Request>();
  let changed = Date.now();
  const end = (request: Request): void => {
    if (pending.delete(request)) changed = Date.now();
  };
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) return;
    pending.add(request);
    changed = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const isIdle = (): boolean => pending.size === 0 && Date.now() - changed > 1_000;
    await expect.poll(isIdle, { timeout: 30_000 }).toBe(true);
  };
}

/** Lets the first request for each lazy script fail. Returns the number of requests for each. */
async function failOnce(): Promise<Map<string, number>> {
  const requests = new Map<string, number>();
  await context.route('**/assets/*.js*', (route) => {
    const file = fileOf(route);
    requests.set(file, (requests.get(file) ?? 0) + 1);
    return lazyFiles.has(file) && requests.get(file) === 1 ? route.abort() : route.continue();
  });
  return requests;
}

/** Lets scripts fail whose name matches, until the returned function is called. */
async function failAlways(name: RegExp, fail: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const pattern = (address: URL): boolean => name.test(address.pathname);
  await context.route(pattern, fail);
  return () => context.unroute(pattern);
}

describe('a lazy script that fails once', () => {
  it('is loaded in another attempt, and nothing on the page is lost: all scripts', async () => {
    await start();
    const requests = await failOnce();
    await open('/catalog');
    await rows().first().waitFor();
    // Titles of owners and systems replace their names.
    await settle(page);
    const before = await rows().allInnerTexts();
    const failed = await page.evaluate<string[]>(printImports([...lazy]));
    expect(failed).toEqual([]);
    expect([...lazyFiles].filter((file) => (requests.get(file) ?? 0) < 2)).toEqual([]);
    expect(await rows().allInnerTexts()).toEqual(before);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual(['']);
  });

  it('is not noticed by users of the pages', async () => {
    await start();
    await failOnce();
    await open('/catalog');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Clear all' }).waitFor();
    await page.getByRole('button', { name: 'Support' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await rows().first().getByRole('link').first().click();
    await page.getByRole('heading', { name: 'About' }).waitFor();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByLabel('Language').first().selectOption({ label: 'Deutsch' });
    await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
    expect(await page.getByText('Failed').count()).toBe(0);
  });
});

/** Prints an expression for the page that imports scripts with the loader of the portal, and returns those that failed. */
function printImports(files: Array<[file: string, needed: string[]]>): string {
  const { script, name } = findLoader();
  return `(async () => {
    const load = (await import('${script}'))['${name}'];
    const imports = ${JSON.stringify(files)}.map(async ([file, needed]) => {
      await load((address) => import(address), [...new Set([file, ...needed])], location.origin + '/');
    });
    const results = await Promise.allSettled(imports);
    return results.flatMap(({ reason }) => (reason === undefined ? [] : [String(reason)]));
  })()`;
}

describe('a popup that cannot be loaded', () => {
  it.each([
    ['More', widths.phone, /BottomSheet/],
    ['Support', widths.desktop, /SupportPopup/],
    ['Filters', widths.phone, /FilterDrawer/],
  ] as const)(
    'leaves the page alone, says why, and opens when the script can be loaded: %s',
    async (name, width, script) => {
      await start(width);
      const recover = await failAlways(script, (route) => route.abort());
      await open('/catalog', width);
      await rows().first().waitFor();
      await page.getByRole('button', { name, exact: true }).click();
      await failure().waitFor();
      expect(await rows().first().isVisible()).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      await recover();
      await page.getByRole('dialog').waitFor();
      await expect.poll(() => failure().count()).toBe(0);
    },
  );
});

describe('without a connection', () => {
  it('the page works with what it has, and catches up without a reload', async () => {
    await start();
    const loaded = watchScripts();
    await open('/catalog');
    await rows().first().waitFor();
    await loaded();
    await context.setOffline(true);
    await page.getByRole('checkbox').first().check();
    await failure().waitFor();
    await page.getByRole('button', { name: 'Clear all' }).waitFor();
    expect(await rows().count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByText('Error in user-settings').waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Appearance' }).waitFor();
  });
});

describe('a script of another version of the portal', () => {
  it.each([
    ['is missing', { status: 404 }],
    ['is answered with the page', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ])('offers one reload: it %s', async (_, response) => {
    await start();
    await failAlways(/GeneralPage/, (route) => route.fulfill(response));
    await open('/settings/general?from=test');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForEvent('load');
    await page.getByText('Error in user-settings').waitFor();
    expect(page.url()).toBe(`${url}/settings/general?from=test`);
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0);
  });
});

describe('the start', () => {
  it('shows a failure page without any other script', async () => {
    await start();
    const names = readdirSync(join(web, 'assets')).filter((name) => /^(?:portal|failure)-.*\.js$/.test(name));
    const recover = await failAlways(new RegExp(names.join('|')), (route) => route.abort());
    await open('/catalog');
    await page.getByRole('heading', { name: 'The portal could not be shown' }).waitFor();
    await recover();
    await page.getByRole('button', { name: 'Reload' }).click();
    await rows().first().waitFor();
  });
});
