import { createContext, useContext } from 'react';

/** Whether the navigation stays open on wide screens, and a function to change that. */
export interface SidebarPin {
  isPinned: boolean;
  setPinned(pinned: boolean): void;
}

/** Provides the pin state to components that show a switch for it. */
export const SidebarPinContext = createContext<SidebarPin>({ isPinned: true, setPinned: () => {} });

/** Returns the pin state of the navigation, for example for a switch in the settings. */
export function useSidebarPin(): SidebarPin {
  return useContext(SidebarPinContext);
}
