/** The part of the chrome for signing in. */
export { AutoLogout } from './autoLogout/AutoLogout';
export { SignInPage } from './page/SignInPage';
export { OAuthRequests } from './requests/OAuthRequests';
