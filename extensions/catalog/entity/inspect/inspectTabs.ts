/** The tabs of the inspect dialog, as in the query parameter. */
export const inspectTabs = ['overview', 'ancestry', 'colocated', 'json', 'yaml'] as const;

export type InspectTab = (typeof inspectTabs)[number];

/** Returns the tab with a name, and the first one for other names. */
export function resolveInspectTab(name: string): InspectTab {
  return inspectTabs.find((tab) => tab === name) ?? 'overview';
}
