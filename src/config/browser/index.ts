export { readInjectedConfig } from './readInjectedConfig';
