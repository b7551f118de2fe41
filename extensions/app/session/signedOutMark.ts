import { createBrowserMark } from './createBrowserMark';

/**
 * Remembers, in this tab until someone signs in again, that its user left on purpose. Without storage the next visit signs in
 * by itself, as the first one did.
 */
export const signedOutMark = createBrowserMark({ key: 'signedOut', place: 'tab', withoutStorage: false });
