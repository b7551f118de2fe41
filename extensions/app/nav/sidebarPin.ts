import { createContext, useContext } from 'react';

/** Whether the navigation stays open on wide screens, and the way to change that. */
export interface SidebarPin {
  isPinned: boolean;
  setPinned(pinned: boolean): void;
}

/** Carries the pin from the layout to whoever shows a switch for it. */
export const SidebarPinContext = createContext<SidebarPin>({ isPinned: true, setPinned: () => {} });

/** Gives the pin of the navigation, for a switch in the settings. */
export function useSidebarPin(): SidebarPin {
  return useContext(SidebarPinContext);
}
