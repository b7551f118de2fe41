import type { Page } from 'playwright';
import { loadSize } from './loadSize';

/** Marks when an element first matches a selector in the pages that open from now on, for {@link measureEarlyScripts}. */
export async function watchContent(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      performance.mark('content');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, selector);
}

/**
 * Returns the scripts that were requested before the mark `content`, and their size with gzip. Scripts that the page loads ahead of
 * time later do not count. A script is requested twice, but loaded once: it is fetched before it is imported.
 */
export async function measureEarlyScripts(page: Page): Promise<{ urls: string[]; bytes: number }> {
  const requested = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('content');
    if (!mark) throw new Error('The content was not drawn.');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= mark.startTime)
      .map(({ name }) => name);
  });
  const urls = [...new Set(requested)];
  const sizes = await Promise.all(urls.map(loadSize));
  return { urls, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
