/** What makes a box that scrolls reachable by keyboard, and says what it is. */
export function scrollRegion(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const;
}
