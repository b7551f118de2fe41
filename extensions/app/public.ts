/** What other extensions may use of the shell. */
export { useSidebarPin, type SidebarPin } from './nav/sidebarPin';
