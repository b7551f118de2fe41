import type { ComponentType } from 'react';
import { createExtensionDataRef } from '#sdk';

/** The places of a documentation page that add-ons can be in. Their values are those of Backstage's add-ons. */
export const TechDocsAddonLocations = Object.freeze({
  /** At the end of the header of the page. */
  Header: 'Header',
  /** In the toolbar below the header. */
  Subheader: 'Subheader',
  /** In the settings menu of the toolbar. */
  Settings: 'Settings',
  /** Above the navigation. */
  PrimarySidebar: 'PrimarySidebar',
  /** Above the table of contents. */
  SecondarySidebar: 'SecondarySidebar',
  /** Not visible itself. Changes the content. */
  Content: 'Content',
});

/** A place of a documentation page that add-ons can be in. */
export type TechDocsAddonLocation = keyof typeof TechDocsAddonLocations;

/** An add-on of documentation pages. */
export interface TechDocsAddon {
  /** The name of the add-on. Among add-ons with the same name, the first is shown. */
  name: string;
  location: TechDocsAddonLocation;
  /** Uses `useTechDocsReaderPage` for the page that it is on. */
  component: ComponentType;
}

/** An add-on of documentation pages. */
export const addonDataRef = createExtensionDataRef<TechDocsAddon>().with({
  id: 'techdocs.addon',
});
