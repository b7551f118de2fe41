/** The API of the navigation for other plugins. */
export { listNavLinks, type NavLinkSettings } from './content/listNavLinks';
