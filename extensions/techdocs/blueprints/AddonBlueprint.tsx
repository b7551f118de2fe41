import { ExtensionBoundary, createExtensionBlueprint } from '#sdk';
import { type TechDocsAddon, addonDataRef } from './addonDataRef';

/**
 * Creates add-ons of documentation pages, at one of the locations `Header`, `Subheader`, `Settings`, `PrimarySidebar`,
 * `SecondarySidebar` and `Content`.
 *
 * @example
 *   AddonBlueprint.make({
 *     name: 'reading-time',
 *     params: {
 *       name: 'ReadingTime',
 *       location: 'Subheader',
 *       component: lazyPart(async () => (await import('./ReadingTime')).ReadingTime),
 *     },
 *   });
 */
export const AddonBlueprint = createExtensionBlueprint({
  kind: 'addon',
  attachTo: { id: 'api:techdocs/addons', input: 'addons' },
  output: [addonDataRef],
  dataRefs: { addon: addonDataRef },
  factory({ component: Addon, ...addon }: TechDocsAddon, { node }) {
    const BoundedAddon = () => (
      <ExtensionBoundary node={node}>
        <Addon />
      </ExtensionBoundary>
    );
    return [addonDataRef({ ...addon, component: BoundedAddon })];
  },
});
