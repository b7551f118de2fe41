/** For tests of the modules that extend the frame. */
export { SidebarPinContext } from '../layout/sidebarPin';
export { useStoredPin } from '../layout/useStoredPin';
export { createTestNavItem, renderInShell, type ShellOptions } from './renderInShell';
