/** Calls a function for elements when their size is known, and whenever it changes. */
export interface SizeWatch {
  add(element: HTMLElement): void;
  stop(): void;
}

/**
 * Creates a watch of sizes. It reads sizes only after the browser has laid out the content, and all of them before the first change, so
 * that nothing is laid out twice.
 *
 * @param onChange called with an element, and whether its content is wider than the element
 */
export function watchSizes(onChange: (element: HTMLElement, isWide: boolean) => void): SizeWatch {
  const observer = new ResizeObserver((entries) => {
    const elements = entries.map(({ target }) => target as HTMLElement);
    const wide = elements.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    for (const [index, element] of elements.entries()) onChange(element, wide[index] === true);
  });
  return { add: (element) => observer.observe(element), stop: () => observer.disconnect() };
}
