import type { Browser } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { expectAccessible, expectNoHorizontalScroll, openPage, type Portal, test } from '#testing/browser';
import { startDocsPortal } from './serveDocs';

const markdown = `# Guide

Some text to read. :material-check:{ .lg } <span class="twemoji"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h18v18H3z"/></svg></span>

\`\`\`js title="a.js" linenums="1"
const answer = 42; // ${'a long comment '.repeat(20)}
\`\`\`

| A | B |
| - | - |
| ${'wide '.repeat(5)} | \`${'w'.repeat(300)}\` |

=== "One"

    First

=== "Two"

    Second

## Diagrams

\`\`\`mermaid
graph LR
  A[Browser] --> B[Portal]
\`\`\`

\`\`\`mermaid
%%{init: {"securityLevel": "loose", "themeCSS": "* { background: url(//leak.example/a) }"}}%%
graph LR
  A["<img src=x onerror=canary()>Label"] --> B["<script>canary()</script>"]
  click A "javascript:canary()"
\`\`\`

\`\`\`mermaid
graph nonsense -->
\`\`\`
`;

const descriptor = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'guide', annotations: { 'backstage.io/techdocs-ref': 'dir:.' } },
  spec: { type: 'service', lifecycle: 'production', owner: 'group:default/platform' },
};

let browser: Browser;
let portal: Portal;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  portal = await startDocsPortal([descriptor], {
    'docs/index.md': markdown,
    'docs/next.md': '# Next\n\nThe end.\n',
    'mkdocs.yml': 'site_name: Guide\n',
  });
});

afterAll(async () => {
  await portal?.stop();
});

it('the content of a page: code, tabs, tables, and diagrams that can harm no one', async () => {
  const { page, context, faults } = await openPage(browser);
  await context.addInitScript(() =>
    Reflect.set(globalThis, 'canary', () => console.error('The canary sang.')),
  );
  await context.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(globalThis, 'docsViolations', violations);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.url) && !request.url().startsWith('data:'))
      outside.push(request.url());
  });
  // The content security policy of the frame stops these before they are sent.
  const refused: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') refused.push(request.url());
  });
  await page.goto(`${portal.url}/docs/default/component/guide`);
  await page.getByRole('heading', { name: 'Guide', level: 1 }).last().waitFor();

  // Of the generator, and as MkDocs writes them.
  const icons = page.locator('.twemoji svg[viewBox] path');
  await expect
    .poll(() => icons.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().width > 8)))
    .toEqual([true, true]);
  const diagrams = page.locator('[data-docs-diagram]');
  await page.getByRole('heading', { name: 'Diagrams' }).scrollIntoViewIfNeeded();
  await expect.poll(() => diagrams.count()).toBe(3);
  const drawn = diagrams.nth(0).frameLocator('iframe');
  await drawn.getByText('Portal', { exact: true }).first().waitFor();
  await expect
    .poll(() =>
      diagrams
        .nth(0)
        .locator('iframe')
        .evaluate((frame) => frame.clientHeight),
    )
    .not.toBe(160);
  await diagrams.nth(1).frameLocator('iframe').getByText('Label', { exact: true }).first().waitFor();
  await diagrams
    .nth(2)
    .getByText(/could not be drawn: (?!\[object)/)
    .waitFor();
  expect(await diagrams.nth(2).locator('code').textContent()).toContain('graph nonsense');
  const access = await page.frames()[1]?.evaluate(() => {
    try {
      return parent.document.cookie;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(access).toBe('SecurityError');

  await page.getByRole('button', { name: 'Copy code' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByText('Copied to clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^const answer = 42;/);
  await page.getByRole('button', { name: 'Wrap lines' }).first().click();
  await page.getByRole('radio', { name: 'One' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByText('Second', { exact: true }).isVisible()).toBe(true);
  expect(await page.getByText('First', { exact: true }).isVisible()).toBe(false);
  expect(
    await page
      .getByRole('group', { name: 'Table' })
      .evaluate((table) => table.scrollWidth > table.clientWidth),
  ).toBe(true);
  expect(await page.getByText('Last changed on').isVisible()).toBe(true);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoHorizontalScroll(page);
  // Diagrams get their heights for the new width from their frames, and a browser sends a click on what has just moved to the frame
  // that was there before. Keys always reach the link.
  await page.getByRole('link', { name: /Next/ }).last().press('Enter');
  await page.getByText('The end.').waitFor();
  expect(outside.filter((url) => !refused.includes(url))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'docsViolations') as string[])).toEqual([]);
  // The frame refuses what the diagram would load. That the site is built with the first visit is not a fault.
  expect(faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
});
