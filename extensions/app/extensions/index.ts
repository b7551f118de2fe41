/** The extensions of the frame. */
export { appExtension } from './app';
export {
  coreErrorDisplayExtension,
  coreNotFoundErrorPageExtension,
  corePageLayoutExtension,
  coreProgressExtension,
} from './components';
export { alertDisplayExtension, bannerExtension, dialogDisplayExtension } from './elements';
export { layoutExtension } from './layout';
export { rootExtension } from './root';
export { routesExtension } from './routes';
export { darkThemeExtension, lightThemeExtension } from './themes';
