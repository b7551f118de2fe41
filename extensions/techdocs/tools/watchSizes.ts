/** Calls a function for elements when their size is known, and whenever it changes. */
export interface SizeWatch {
  add(element: HTMLElement): void;
  stop(): void;
}

/** Creates a watch of sizes. It reads no sizes itself, so that inserting content does not lay it out twice. */
export function watchSizes(onChange: (element: HTMLElement) => void): SizeWatch {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) onChange(target as HTMLElement);
  });
  return { add: (element) => observer.observe(element), stop: () => observer.disconnect() };
}

/** Whether the content of an element is wider than the element. */
export function isWide({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1;
}
