import type { ComponentType } from 'react';
import { type AppNode, type RouteRef, createExtensionDataRef } from '#sdk';

/** A dialog that the navigation opens instead of a page. The page opens in new tabs, and while it is open itself. */
export interface NavItemDialog {
  /** The node of the extension. */
  node: AppNode;
  /** The route of the page. */
  routeRef: RouteRef;
  component: ComponentType<{ onClose: () => void }>;
}

/** The data ref of {@link NavItemDialog}. */
export const navItemDialogDataRef = createExtensionDataRef<NavItemDialog>().with({
  id: 'app.nav-item-dialog',
});
