import type { ComponentType } from 'react';
import { ExtensionBoundary, createExtensionBlueprint } from '#sdk';
import { homePageLayoutDataRef } from './homeDataRefs';
import type { HomePageLayoutProps } from './widgetTypes';

/** Params of {@link HomePageLayoutBlueprint}. */
export interface HomePageLayoutParams {
  loader: () => Promise<ComponentType<HomePageLayoutProps>>;
}

/** Creates a layout that replaces the grid and the heading of the home page. */
export const HomePageLayoutBlueprint = createExtensionBlueprint({
  kind: 'home-page-layout',
  attachTo: { id: 'page:home', input: 'layout' },
  output: [homePageLayoutDataRef],
  dataRefs: { component: homePageLayoutDataRef },
  factory: ({ loader }: HomePageLayoutParams, { node }) => [
    homePageLayoutDataRef(ExtensionBoundary.lazyComponent(node, loader)),
  ],
});
