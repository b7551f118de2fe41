import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { resolveBrowser } from '../browser.mjs';
import { median } from './web.mjs';

/** Measures pages of documentation in a browser: until text is readable, the longest task, and from page to page. */

/** @typedef {{ name: string, value: number, unit: string, aim?: number }} Figure */

const runs = 3;
const turns = 6;
const site = '/docs/default/component/ticket-office';

/** Creates the HTML of a page with this many sections. */
function createPage(sections, paragraph) {
  const headings = Array.from({ length: sections }, (_, index) => index);
  const list = headings.map((at) => `<li><a href="#s${at}">Section ${at}</a></li>`).join('');
  const text = headings
    .map(
      (at) => `<h2 id="s${at}">Section ${at}</h2><p>${paragraph}</p><pre><code>run --step ${at}</code></pre>`,
    )
    .join('');
  const toc = `<nav class="md-nav md-nav--secondary"><ul>${list}</ul></nav>`;
  // Sites repeat the table of contents in the navigation.
  const navigation = `<div class="md-sidebar md-sidebar--primary"><nav class="md-nav"><ul><li><a href="./">Large</a>${toc}</li></ul></nav></div>`;
  return `<html><body>${navigation}${toc}<article class="md-content__inner"><h1>Large</h1>${text}</article></body></html>`;
}

const words =
  'The ship leaves the harbor at noon, and <em>arrives</em> at the <code>next</code> one at four. ';
const largePages = [
  // About 200 kB, and 5 MB with 10,000 headings and 50,000 elements.
  { name: 'a page of 200 kB', path: 'large', html: createPage(300, words.repeat(6)) },
  { name: 'a page of 5 MB', path: 'largest', html: createPage(10_000, words.repeat(4)), aim: 2 },
];

/** Runs in the page: records long tasks, and when the first content is shown. */
function watchPage() {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector('[data-docs-content="shown"]')) window.shownAt ??= performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

async function measurePage(browser, url, path, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchPage);
  await page.route('**/api/techdocs/sync/**', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: finish\ndata: {"updated":false}\n\n' }),
  );
  // A slow page reports its load late.
  await page.goto(`${url}${site}/${path}/`, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => window.shownAt, undefined, { timeout: 120_000 });
  const shown = await page.evaluate(() => window.shownAt);
  await page.waitForTimeout(2000 * slowdown);
  const tasks = await page.evaluate(() => window.tasks);
  await context.close();
  const findLongest = (found) => Math.max(0, ...found.map(({ duration }) => duration));
  // Until then, most of it is the start of the portal, which does not depend on the page.
  const later = tasks.filter(({ startTime }) => startTime >= shown);
  return { shown, longest: findLongest(tasks), longestLater: findLongest(later) };
}

/** Runs in the page: follows a link of the navigation, and resolves with the time until the next page is painted. */
async function turnPage(title) {
  const { shadowRoot } = document.querySelector('[data-docs-content]');
  const link = [...shadowRoot.querySelectorAll('.md-sidebar--primary a')].find(
    ({ textContent }) => textContent.trim() === title,
  );
  const article = shadowRoot.querySelector('article');
  const before = article.dataset.path;
  const started = performance.now();
  link.click();
  while (article.dataset.path === before) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - started;
}

async function measureTurns(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}${site}`);
  await page.getByRole('heading', { name: 'What it promises' }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
  const times = [];
  // Each page is loaded from the server the first time.
  for (let turn = 0; turn < turns; turn += 1) {
    times.push(await page.evaluate(turnPage, ['Operations', 'Sell a ticket', 'Overview'][turn % 3]));
    await page.waitForTimeout(300);
  }
  await context.close();
  return times;
}

/** Adds a page to the stored site, as a pipeline does. */
function storePage(dataDir, { path, html }) {
  const folder = join(dataDir, 'techdocs/sites', site.replace('/docs/', ''), path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
}

/**
 * @param {string} url of a running portal with the sample
 * @param {string} dataDir its data folder
 * @returns {Promise<Figure[]>}
 */
export async function benchDocsPages(url, dataDir) {
  const browser = await chromium.launch({
    executablePath: resolveBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const figures = [];
  try {
    const times = await measureTurns(browser, url);
    figures.push({ name: 'documentation: from page to page', value: median(times), unit: 'ms', aim: 150 });
    figures.push({
      name: 'documentation: from page to page, slowest',
      value: Math.max(...times),
      unit: 'ms',
    });
    for (const large of largePages) storePage(dataDir, large);
    for (const { name, path, aim } of largePages)
      for (const slowdown of [1, 4]) {
        const results = [];
        for (let run = 0; run < runs; run += 1) results.push(await measurePage(browser, url, path, slowdown));
        const title = `documentation: ${name}, processor ${slowdown}× slower`;
        const shown = median(results.map((result) => result.shown)) / 1000;
        figures.push({
          name: `${title}: readable`,
          value: shown,
          unit: 's',
          ...(slowdown === 1 && aim !== undefined && { aim }),
        });
        figures.push({
          name: `${title}: longest task`,
          value: median(results.map((result) => result.longest)),
          unit: 'ms',
        });
        figures.push({
          name: `${title}: longest task after it is readable`,
          value: median(results.map((result) => result.longestLater)),
          unit: 'ms',
          ...(slowdown === 1 && { aim: 50 }),
        });
      }
    return figures;
  } finally {
    await browser.close();
  }
}
