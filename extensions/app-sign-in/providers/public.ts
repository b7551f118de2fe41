/** Components for lists of providers. They depend on Material UI, so load this module with import(). */
export { ProviderIcon, type ProviderIconProps } from './ProviderIcon';
export { providerRowStyles } from './providerRowStyles';
