/** The frame's part of the chrome. The navigation and sign-in modules have their own parts. All of them load in parallel. */
export { AppRoot } from '../root/AppRoot';
export { AppLayout } from '../layout/AppLayout';
export { AppRoutes } from '../routes/AppRoutes';
export { AlertDisplay } from '../notices/AlertDisplay';
export { DialogDisplay } from '../dialogs/DialogDisplay';
export { CoreProgress } from '../components/CoreProgress';
export { PlainErrorDisplay } from '../components/PlainErrorDisplay';
export { CorePageLayout } from '../components/CorePageLayout';
export { OwnThemeProvider } from '../theme/OwnThemeProvider';
