import { afterFirstContent, lazyPart } from '#sdk';
import type { TechDocsAddon } from '../blueprints/addonDataRef';
import { AddonBlueprint } from '../blueprints/AddonBlueprint';

// The text of a page does not wait for them.
const createAddon = (
  id: string,
  name: string,
  location: TechDocsAddon['location'],
  load: Parameters<typeof lazyPart>[0],
) =>
  AddonBlueprint.make({
    name: id,
    params: { name, location, component: lazyPart(() => afterFirstContent(load)) },
  });

/** `addon:techdocs/expandable-navigation`, `report-issue`, `text-size` and `light-box` */
export const builtInAddons = [
  createAddon(
    'expandable-navigation',
    'ExpandableNavigation',
    'PrimarySidebar',
    async () => (await import('./ExpandableNavigation')).ExpandableNavigation,
  ),
  createAddon(
    'report-issue',
    'ReportIssue',
    'Content',
    async () => (await import('./ReportIssue')).ReportIssue,
  ),
  createAddon('text-size', 'TextSize', 'Settings', async () => (await import('./TextSize')).TextSize),
  createAddon('light-box', 'LightBox', 'Content', async () => (await import('./LightBox')).LightBox),
];
