/** Makes an element that scrolls reachable by keyboard, and names it: spread it on the element. */
export function scrollRegion(label: string) {
  return { role: 'region', tabIndex: 0, 'aria-label': label } as const;
}
