import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  listViolations,
  measureEarlyScripts,
  openPage,
  sampleConfig,
  test,
  watchContent,
  type Portal,
} from '#testing/browser';
import { createGitRepository, type GitRepository } from './scm/gitRepository';
import { startAzure } from './scm/startAzure';
import type { TestApi } from './scm/startApi';
import { startGithub } from './scm/startGithub';

/** The highest number of bytes of JavaScript that loads before the page is drawn, compressed with gzip. */
const MOST_BYTES = 330_000;

let browser: Browser;
let portal: Portal;
let github: TestApi;
let limited: TestApi;
let repositories: Record<'website' | 'shop' | 'large' | 'empty', GitRepository>;
const web = createServer((_request, response) => response.end(printComponent('pasted')));
const hostOf = ({ origin }: { origin: string }): string => new URL(origin).host;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  const [website, shop, large, empty] = await Promise.all([
    createGitRepository({ defaultBranch: 'trunk' }),
    createGitRepository({ defaultBranch: 'release/next' }),
    createGitRepository({ isEmpty: true }),
    createGitRepository({ isEmpty: true }),
  ]);
  repositories = { website, shop, large, empty };
  github = await startGithub(website, repositories);
  limited = await startGithub(website);
  limited.interrupt = () => ({
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${Math.floor(Date.now() / 1000) + 600}` },
    body: { message: 'API rate limit exceeded for user ID 1.' },
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const sample = parse(await sampleConfig()) as Record<string, object>;
  const hosts = [github, limited].map((api) => ({
    host: hostOf(api),
    apiBaseUrl: api.origin,
    token: 'github-token',
  }));
  portal = await shared.open(
    stringify({
      ...sample,
      backend: { ...sample['backend'], reading: { allow: [{ host: webHost() }] } },
      integrations: { github: hosts, azure: [{ host: 'dev.azure.com' }] },
    }),
  );
});

afterAll(async () => {
  web.close();
  await Promise.all([github.stop(), limited.stop()]);
  await Promise.all(Object.values(repositories).map((repository) => repository.remove()));
});

const webHost = (): string => `127.0.0.1:${(web.address() as AddressInfo).port}`;

/** Passes requests for a public host on to a server of the test. */
async function replaceHost(page: Page, origin: string, api: TestApi): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const response = await fetch(`${api.origin}${pathname}${search}`, {
      method: request.method(),
      headers: { authorization: request.headers()['authorization'] ?? '' },
      body: request.postData(),
    });
    const headers = Object.fromEntries(response.headers);
    await route.fulfill({ status: response.status, headers, body: await response.text() });
  });
}

/** Signs the user in to a service. */
async function replaceSignIn(page: Page, { provider, token }: Record<string, string>): Promise<void> {
  await page.route(`**/api/auth/${provider}/refresh*`, (route) => {
    const scope = new URL(route.request().url()).searchParams.get('scope') ?? '';
    const providerInfo = { accessToken: token, scope, expiresInSeconds: 3600 };
    return route.fulfill({ json: { providerInfo, profile: {} } });
  });
}

/** Signs the user in to a service, and answers for the server, which cannot reach it. */
async function replaceBackend(page: Page, { name, ...account }: Record<string, string>): Promise<void> {
  await replaceSignIn(page, account);
  const entity = {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name },
    spec: { type: 'website', lifecycle: 'production', owner: 'guests' },
  };
  await page.route('**/api/catalog/analyze-location', (route) =>
    route.fulfill({ json: { existingEntityFiles: [], generateEntities: [{ entity, fields: [] }] } }),
  );
}

const printComponent = (name: string): string =>
  `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: { name: ${name} }\nspec: { type: website, lifecycle: production, owner: guests }\n`;

/** The clicks since a URL was pasted. */
let clicks = 0;
let pasted = 0;

const next = (page: Page, name: string) => {
  clicks += 1;
  return page.getByRole('button', { name, exact: true }).click();
};
const analyze = async (page: Page, url: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^URLs/ }).fill(url);
  clicks = 0;
  pasted = Date.now();
  await next(page, 'Analyze');
};
const printEffort = (result: string): void =>
  console.log(
    `From a pasted URL to ${result}: ${clicks} clicks, ${((Date.now() - pasted) / 1000).toFixed(1)} s.`,
  );

it('registers a descriptor file, from its URL to its entity', async () => {
  const { page, context, faults } = await openPage(browser);
  await watchContent(page, 'main textarea');
  await page.goto(`${portal.url}/catalog-import`);
  await page.getByRole('textbox', { name: /^URLs/ }).waitFor();
  const { urls, bytes } = await measureEarlyScripts(page);
  console.log(`Up to the content of the import page: ${bytes} bytes (gzip) in ${urls.length} scripts.`);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);

  await analyze(page, 'nonsense');
  await page.getByText("'nonsense' is not a URL.").waitFor();
  await analyze(page, `http://${webHost()}/catalog-info.yaml`);
  await page.getByRole('checkbox', { name: 'catalog-info.yaml' }).waitFor();
  await page.goBack();
  await page.getByRole('textbox', { name: /^URLs/ }).waitFor();
  await page.goForward();
  await next(page, 'Next');
  await page.getByText('New', { exact: true }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await next(page, 'Register');
  await page.getByRole('link', { name: 'pasted' }).click();
  await page.getByRole('heading', { level: 1, name: 'pasted' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('registers what it finds in the repositories of a GitHub host, and explains what it cannot read', async () => {
  const { shop, large } = repositories;
  await shop.commit({
    branch: 'release/next',
    path: 'catalog-info.yaml',
    content: printComponent('checkout'),
    message: 'Describe',
  });
  const services = Array.from({ length: 200 }, (_, index) => `services/service-${index}`);
  const sources = services.flatMap((folder) =>
    Array.from({ length: 24 }, (_, index) => `${folder}/src/${index}.ts`),
  );
  await large.fill('main', {
    ...Object.fromEntries(sources.map((path) => [path, 'export {};'])),
    ...Object.fromEntries(
      services.map((folder) => [`${folder}/catalog-info.yaml`, printComponent(folder.slice(9))]),
    ),
  });
  const { page, context, faults } = await openPage(browser);

  // A branch whose name has a slash, and one descriptor.
  await page.goto(`${portal.url}/catalog-import`);
  await analyze(page, `https://${hostOf(github)}/acme/shop`);
  await page.getByRole('checkbox', { name: /catalog-info\.yaml/ }).waitFor();
  await next(page, 'Next');
  await page.getByText('New', { exact: true }).waitFor();
  await next(page, 'Register');
  await page.getByRole('link', { name: 'checkout' }).waitFor();
  printEffort('a registered component');
  await page.getByRole('link', { name: 'checkout' }).click();
  await page.getByRole('heading', { level: 1, name: 'checkout' }).waitFor();

  // 200 descriptors among 5,000 files.
  await page.goto(`${portal.url}/catalog-import?url=https://${hostOf(github)}/acme/large`);
  await page
    .getByText(/^200 of 200/)
    .first()
    .waitFor();
  await page.locator('summary').last().click();
  await page.getByText('service-199/catalog-info.yaml', { exact: true }).waitFor();

  const unreadable = [
    `https://${hostOf(github)}/acme/secret`,
    `https://${hostOf(github)}/acme/empty`,
    `https://${hostOf(limited)}/acme/website`,
  ];
  const query = new URLSearchParams(unreadable.map((url) => ['url', url]));
  await page.goto(`${portal.url}/catalog-import?${query.toString()}`);
  for (const reason of [
    /could not look for existing files: The repository or ref of .+\/acme\/secret\b.+ was not found\. Check its name/,
    /could not look for existing files: The repository of .+\/acme\/empty\b.+ is empty\./,
    /could not look for existing files: .+ limits the number of requests until/,
  ])
    await page.getByText(reason).waitFor();

  expect(faults).toEqual([]);
  await context.close();
});

it('creates a pull request at GitHub, after a reload and a failed step', async () => {
  const { website } = repositories;
  const { page, context, faults } = await openPage(browser);
  await replaceSignIn(page, { provider: 'github', token: 'github-token' });
  await page.goto(`${portal.url}/catalog-import`);
  await analyze(page, `https://${hostOf(github)}/acme/website`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('not valid!');
  await page.getByText(/^Line \d+: "metadata.name" must be/).waitFor();
  await page.getByRole('combobox', { name: 'Owner' }).fill('guests');
  await next(page, 'Next');
  await page.getByText('Fix the problems in the descriptor and the pull request first.').waitFor();
  await name.fill('shop-web');
  const editor = page.getByRole('textbox', { name: 'catalog-info.yaml' });
  await expect.poll(() => editor.innerText()).toContain('name: shop-web');
  await editor.getByText('unknown').click();
  await page.keyboard.press('End');
  await page.keyboard.type('-2');
  const lifecycle = page.getByRole('combobox', { name: 'Lifecycle' });
  await expect.poll(() => lifecycle.inputValue()).toBe('unknown-2');
  await page.reload();
  await expect.poll(() => lifecycle.inputValue()).toBe('unknown-2');
  expect(await listViolations(page)).toEqual([]);
  await next(page, 'Next');

  github.interrupt = ({ path }) =>
    path.endsWith('/pulls') ? { status: 403, body: { message: 'Resource not accessible' } } : undefined;
  await next(page, 'Create pull request');
  await page
    .getByText(
      "Couldn't create a pull request for backstage-integration branch, received http response status code 403: Resource not accessible",
      { exact: true },
    )
    .waitFor();
  const sent = github.requests.length;
  github.interrupt = undefined;
  // The steps that completed are stored, so a reload does not repeat them either.
  await page.reload();
  await next(page, 'Create pull request');
  await page.getByRole('link', { name: /github\.com\/acme\/website\/pull\/1/ }).waitFor();
  expect(github.requests.slice(sent).filter((request) => /^(?:POST|PUT)/.test(request))).toEqual([
    'POST /repos/acme/website/pulls',
  ]);
  expect(await website.read('backstage-integration', 'catalog-info.yaml')).toContain('name: shop-web');
  expect(await website.git(['log', '--format=%s', 'trunk..backstage-integration'])).toBe(
    'Add catalog-info.yaml config file',
  );
  expect(await website.read('trunk', 'catalog-info.yaml')).toBeUndefined();

  // Without problems on the way, and with the values that are proposed.
  await next(page, 'Add more');
  await analyze(page, `https://${hostOf(github)}/acme/website`);
  await page.getByRole('combobox', { name: 'Owner' }).fill('guests');
  await page.getByRole('textbox', { name: 'New branch' }).fill('describe');
  await next(page, 'Next');
  await next(page, 'Create pull request');
  await page.getByRole('link', { name: /github\.com\/acme\/website\/pull\/2/ }).waitFor();
  printEffort('a pull request');
  expect(await website.read('describe', 'catalog-info.yaml')).toContain('description: Hello');
  // The location of the second pull request is registered already.
  expect(faults.filter((fault) => !/status of 40[039]/.test(fault))).toEqual([]);
  await context.close();
});

it('creates a pull request at Azure DevOps', async () => {
  const repository = await createGitRepository();
  const api = await startAzure(repository);
  const { page, context } = await openPage(browser, { width: 360 });
  await replaceHost(page, 'https://dev.azure.com', api);
  await replaceBackend(page, { provider: 'microsoft', token: 'azure-token', name: 'website' });
  await page.goto(`${portal.url}/catalog-import?url=https://dev.azure.com/acme/shop/_git/website`);
  await page.getByText('The descriptor is valid.').waitFor();
  await next(page, 'Next');
  await next(page, 'Create pull request');
  await page.getByRole('link', { name: /website\/pullrequest\/1/ }).waitFor();
  expect(await repository.read('backstage-integration', 'catalog-info.yaml')).toContain('name: website');
  await context.close();
  await api.stop();
  await repository.remove();
});
