/** Keeps the longest task of the page in `longestTask`, in ms. Runs in the page. */
export function watchLongTasks(): void {
  Reflect.set(window, 'longestTask', 0);
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    Reflect.set(window, 'longestTask', Math.max(longest, Number(Reflect.get(window, 'longestTask'))));
  }).observe({ type: 'longtask' });
}
