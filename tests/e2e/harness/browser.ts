import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { resolveBrowser } from '../../browser.mjs';

const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches Chromium without background connections. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['TRELLIS_BROWSER'] ?? resolveBrowser(),
    args: quietArgs,
  });
}

/** A page with its errors: uncaught errors, violations of the content security policy and console errors. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  faults: string[];
}

/** Window widths that every screen is checked in, in px. */
export const widths = { desktop: 1440, tablet: 768, phone: 360 } as const;

/**
 * Opens a new browser context, in which nothing is cached or stored. Closing it does not fail because the
 * test is still answering a request of a page.
 */
export async function openContext(
  browser: Browser,
  options: { width?: number; dark?: boolean } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? widths.desktop, height: 900 },
    colorScheme: options.dark === true ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const close = context.close.bind(context);
  context.close = async (reason) => {
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map(async (owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
    await close(reason);
  };
  return context;
}

/** Opens a page in a context and collects its errors. */
export async function openTab(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  return { page, context, faults };
}

/** Opens a page in a new browser context and collects its errors. */
export async function openPage(
  browser: Browser,
  options: { width?: number; dark?: boolean } = {},
): Promise<WatchedPage> {
  return openTab(await openContext(browser, options));
}
