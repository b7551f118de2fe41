/** The navigation's part of the chrome. */
export { AppNav } from './content/AppNav';
