/** For tests of code that uses the APIs. */
export { createAlertApi } from '../alerts/createAlertApi';
export { createToastForwarder } from '../alerts/toastForwarder';
export { createFetchApi } from '../fetch/createFetchApi';
export { createTokenRule } from '../fetch/createTokenRule';
