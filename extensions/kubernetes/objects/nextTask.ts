/** Waits until the page has had time to draw and to react. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
