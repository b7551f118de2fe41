/**
 * What every page needs around it, in one chunk: it is fetched while the user is being signed in, and no part of it waits
 * for another.
 */
export { AppRoot } from '../root/AppRoot';
export { AppLayout } from '../layout/AppLayout';
export { AppNav } from '../nav/AppNav';
export { AppRoutes } from '../routes/AppRoutes';
export { SignInPage } from '../signIn/SignInPage';
export { AlertDisplay } from '../notices/AlertDisplay';
export { DialogDisplay } from '../dialogs/DialogDisplay';
export { AutoLogout } from '../elements/AutoLogout';
export { OAuthRequests } from '../elements/OAuthRequests';
export { CoreProgress } from '../components/CoreProgress';
export { CorePageLayout } from '../components/CorePageLayout';
export { OwnThemeProvider } from '../theme/OwnThemeProvider';
