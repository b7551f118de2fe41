import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { openPage, type Portal, sampleConfig, type SharedPortal, test } from '#testing/browser';
import { servePages, serveSync, site, upToDate } from './serveDocs';

const content = `<p><a href="chat:team">Chat</a></p>
<docs-note tone="calm" other="loud">A note.</docs-note>
<iframe title="Video" src="https://frames.example/video"></iframe>`;

let browser: Browser;
let shared: SharedPortal;
let portal: Portal;
let empty: string;

test.beforeAll(async ({ browser: launched, shared: opened }) => {
  browser = launched;
  shared = opened;
  empty = await mkdtemp(join(tmpdir(), 'trellis-sites-'));
});

afterAll(() => rm(empty, { recursive: true, force: true }));

/** Applies the sample's configuration with other settings of documentation and of its page. */
async function configure(techdocs: object, pageConfig: object = {}): Promise<void> {
  const config = parse(await sampleConfig()) as { app: { extensions: unknown[] }; techdocs?: object };
  config.techdocs = techdocs;
  config.app.extensions.push({ 'page:techdocs/reader': { config: pageConfig } });
  portal = await shared.open(stringify(config));
}

/** What the settings change on a page, once it has loaded. */
async function inspect(page: Page) {
  await page.getByText('Text after.').waitFor();
  // Without its element, the text is in the parent element.
  const note = page.getByText('A note.');
  const describeNote = (element: Element) => ({
    name: element.localName,
    attributes: element.getAttributeNames().filter((name) => name === 'tone' || name === 'other'),
  });
  return {
    note: await note.evaluate(describeNote),
    chat: await page.getByText('Chat', { exact: true }).getAttribute('href'),
    frames: await page.locator('iframe[title=Video]').count(),
    searches: await page.getByRole('searchbox', { name: /Ticket office/ }).count(),
    facts: await page.getByText('Lifecycle', { exact: true }).count(),
  };
}

describe('the settings of documentation', () => {
  it('change what a page may contain, and what is around it', async () => {
    const { page, context } = await openPage(browser);
    await page.route('https://frames.example/**', (route) => route.fulfill({ body: 'The video.' }));
    await servePages(page, () => content);
    await serveSync(page, upToDate);
    await configure({});
    await page.goto(`${portal.url}${site}`);
    await page.getByText('Lifecycle', { exact: true }).waitFor();
    await page.getByRole('searchbox', { name: /Ticket office/ }).waitFor();
    const before = await inspect(page);
    await configure(
      {
        sanitizer: {
          allowedIframeHosts: ['frames.example'],
          allowedCustomElementTagNameRegExp: '^docs-note$',
          allowedCustomElementAttributeNameRegExp: '^tone$',
          additionalAllowedURIProtocols: ['chat'],
        },
      },
      { withoutSearch: true, withoutHeader: true },
    );
    await page.goto(`${portal.url}${site}`);
    const after = await inspect(page);
    expect({ before, after }).toEqual({
      before: { note: { name: 'article', attributes: [] }, chat: null, frames: 0, searches: 1, facts: 1 },
      after: {
        note: { name: 'docs-note', attributes: ['tone'] },
        chat: 'chat:team',
        frames: 1,
        searches: 0,
        facts: 0,
      },
    });
    await context.close();
  });

  it('leave the building to a pipeline, and keep the case of paths', async () => {
    const { page, context } = await openPage(browser);
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/techdocs/static/')) requested.push(pathname);
    });
    await configure({
      builder: 'external',
      legacyUseCaseSensitiveTripletPaths: true,
      publisher: { type: 'local', local: { publishDirectory: empty } },
    });
    await page.goto(`${portal.url}/docs/default/Component/ticket-office`);
    await page.getByText('because techdocs.builder is not local').waitFor();
    expect(requested).toContain('/api/techdocs/static/docs/default/Component/ticket-office/index.html');
    await configure({});
    requested.length = 0;
    await page.goto(`${portal.url}/docs/default/Component/ticket-office`);
    await page.getByRole('heading', { name: 'What it promises' }).waitFor();
    expect(requested).toContain('/api/techdocs/static/docs/default/component/ticket-office/index.html');
    await context.close();
  });
});
