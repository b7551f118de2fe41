/** In ms. Most machines paint the first frame in less. */
const FAR = 100;

/** Whether the server took so long to send the page that scripts, if the browser does not have them, arrive after the first frame. */
export function isFar(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseStart - page.requestStart > FAR;
}
