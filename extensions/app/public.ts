/** The API of the frame for other extensions. */
export { createChromeLoader, type ChromeLoader } from './chrome/createChromeLoader';
export { appTranslationRef } from './i18n/appMessages';
export { frameSizes } from './layout/frameSizes';
export { useSidebarPin, type SidebarPin } from './layout/sidebarPin';
export { useScreenSize, type ScreenSize } from './layout/useScreenSize';
export { collectNavPages, resolveNavPage, type NavPage } from './navItems/collectNavItems';
export { navItemDialogDataRef, type NavItemDialog } from './navItems/navItemDialog';
export { navItemTargetDataRef, type NavItemTarget } from './navItems/navItemTarget';
export { useAllowedPages } from './navItems/useAllowedPages';
export { useNavItems } from './navItems/useNavItems';
export { acceptUser } from './root/acceptUser';
