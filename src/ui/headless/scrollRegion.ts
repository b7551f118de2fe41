/**
 * Returns attributes that make a scrolling element focusable and give it a name.
 *
 * @param role use `group` if a page can contain many, because each `region` is a landmark
 */
export function scrollRegion(label: string, role: 'region' | 'group' = 'region') {
  return { role, tabIndex: 0, 'aria-label': label } as const;
}
