/** Parts of the shell that other extensions draw with. They are reached by import(), since they bring Material UI. */
export { ProviderIcon, type ProviderIconProps } from '../signIn/screen/ProviderIcon';
export { providerRowStyles } from '../signIn/screen/providerRowStyles';
export { ErrorPage, type ErrorPageProps } from './ErrorPage';
