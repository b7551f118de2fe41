export { openInjectedConfig, type PageConfig } from './pageConfig';
export { readInjectedConfig } from './readInjectedConfig';
