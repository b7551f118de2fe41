import type { Browser, Page } from 'playwright';
import { expect, it } from 'vitest';
import { listViolations, openPage, sampleConfig, test, type Portal } from '#testing/browser';

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched, shared }) => {
  browser = launched;
  portal = await shared.open(await sampleConfig());
});

const text = (title: string, field: string, more: object = {}) => ({
  type: 'string',
  title,
  'ui:field': field,
  ...more,
});
const list = (title: string, field: string, more: object = {}) => ({
  ...text(title, field, more),
  type: 'array',
});

const steps = [
  {
    title: 'Entities',
    schema: {
      required: ['name', 'owner', 'team'],
      properties: {
        name: text('Component name', 'EntityNamePicker'),
        owner: text('Owned by', 'OwnerPicker'),
        related: text('Related', 'EntityPicker', { 'ui:options': { catalogFilter: { kind: 'Component' } } }),
        mine: text('Yours', 'OwnedEntityPicker', { 'ui:options': { allowedKinds: ['Component'] } }),
        team: text('Team', 'MyGroupsPicker'),
        services: list('Services', 'MultiEntityPicker', {
          maxItems: 2,
          'ui:options': { catalogFilter: { kind: ['Component', 'API'] } },
        }),
        tags: list('Labels', 'EntityTagsPicker', { 'ui:options': { showCounts: true } }),
      },
    },
  },
  {
    title: 'Repository',
    schema: {
      required: ['repoUrl', 'branch'],
      properties: {
        repoUrl: text('Location', 'RepoUrlPicker', {
          'ui:options': { allowedHosts: ['local', 'bitbucket.org'] },
        }),
        branch: text('Branch', 'RepoBranchPicker'),
        account: text('Account', 'RepoOwnerPicker', { 'ui:options': { host: 'github.com' } }),
      },
    },
  },
];

const combobox = (page: Page, name: string) => page.getByRole('combobox', { name });
const submit = (page: Page) => page.locator('form button[type=submit]');

/** Opens the list of a field, chooses an option with the keyboard, and returns its name. */
async function choose(page: Page, name: string, term: string): Promise<string> {
  await combobox(page, name).click();
  await page.keyboard.type(term);
  const option = page.getByRole('option').first();
  await expect.poll(() => option.innerText()).toMatch(new RegExp(term, 'i'));
  await page.keyboard.press('ArrowDown');
  const chosen = (await option.innerText()).split('\n')[0] ?? '';
  await page.keyboard.press('Enter');
  return chosen;
}

it('fills in every field of a template with the keyboard', async () => {
  const { page, faults } = await openPage(browser);
  await page.route('**/parameter-schema', (route) => route.fulfill({ json: { title: 'Fields', steps } }));
  await page.goto(`${portal.url}/create/templates/default/form-of-test`);
  await combobox(page, 'Owned by').waitFor();

  await submit(page).click();
  await expect.poll(() => combobox(page, 'Owned by').getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('textbox', { name: 'Component name' }).fill('-web');
  const owner = await choose(page, 'Owned by', 'platform');
  await expect.poll(() => combobox(page, 'Owned by').inputValue()).toBe(owner);
  await expect
    .poll(() => page.locator('main').innerText())
    .toContain('Must start and end with an alphanumeric character, and contain only');
  await page.getByRole('textbox', { name: 'Component name' }).fill('web-shop');

  await combobox(page, 'Related').click();
  await page.getByRole('option').first().waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('listbox').count()).toBe(0);

  await combobox(page, 'Services').click();
  await page.getByRole('option').first().waitFor();
  for (let count = 0; count < 2; count += 1) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => page.getByText('You can select up to 2 entities.').count()).toBe(1);
  await page.keyboard.press('Escape');
  await combobox(page, 'Labels').click();
  await page.keyboard.type('Brand New');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('alert').allInnerTexts())
    .toContainEqual(expect.stringContaining("'brand new' is not a valid tag."));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('brand-new');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove brand-new' }).waitFor();

  await submit(page).click();
  await combobox(page, 'Host').waitFor();
  expect(await combobox(page, 'Host').inputValue()).toBe('This portal (local)');
  await page.getByRole('textbox', { name: 'Branch' }).fill('main');
  await submit(page).click();
  for (const part of ['owner', 'repo'])
    await expect
      .poll(() => page.locator('main').innerText())
      .toContain(`Incomplete repository location provided, ${part} not provided`);
  await page.getByRole('link', { name: 'Location' }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('root_repoUrl_owner');
  await page.keyboard.type('default');
  await page.keyboard.press('Tab');
  await page.keyboard.type('web-shop');
  await page.keyboard.press('Tab');
  await submit(page).click();
  await expect.poll(() => page.locator('main').innerText()).toContain('local?owner=default&repo=web-shop');
  expect(faults.filter((fault) => !/status of 40[04]/.test(fault))).toEqual([]);
  await page.context().close();
});
