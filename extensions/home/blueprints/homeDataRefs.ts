import type { ComponentType } from 'react';
import { createExtensionDataRef } from '#sdk';
import type { HomePageLayoutProps, HomePageWidgetData } from './widgetTypes';

/** A widget of the home page. */
export const homePageWidgetDataRef = createExtensionDataRef<HomePageWidgetData>().with({
  id: 'home.widget.data',
});

/** A component that replaces the widget grid. */
export const homePageLayoutDataRef = createExtensionDataRef<ComponentType<HomePageLayoutProps>>().with({
  id: 'home.layout.component',
});
