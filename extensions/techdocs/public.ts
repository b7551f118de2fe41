/** The API of the plugin for other plugins, safe to import in a manifest. */

// Routes.
export { docsIndexRouteRef, docsRouteRef, entityDocsRouteRef } from './routes';

// APIs.
export { techdocsApiRef, type TechDocsApi } from './client/TechDocsApi';
export { techdocsAddonsApiRef, type TechDocsAddonsApi } from './client/TechDocsAddonsApi';
export { techdocsStorageApiRef, type SyncResult, type TechDocsStorageApi } from './client/TechDocsStorageApi';
export type { EntityMetadata, SiteMetadata } from './protocol';

// Add-ons.
export { AddonBlueprint } from './blueprints/AddonBlueprint';
export {
  TechDocsAddonLocations,
  type TechDocsAddon,
  type TechDocsAddonLocation,
} from './blueprints/addonDataRef';
export {
  TechDocsReaderPageContext,
  useTechDocsReaderPage,
  type Loading,
  type TechDocsReaderPage,
} from './reader/context/TechDocsReaderPageContext';
export { useShadowRootElements } from './reader/context/useShadowRootElements';
export { useShadowRootSelection } from './reader/context/useShadowRootSelection';
