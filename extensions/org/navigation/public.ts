/** Parts of a navigation for other plugins. Import them only in lazily loaded code, never in a manifest. */
export { MyGroupsSidebarItem, type MyGroupsSidebarItemProps } from './MyGroupsSidebarItem';
