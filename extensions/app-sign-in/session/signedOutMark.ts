import { createBrowserMark } from './createBrowserMark';

/**
 * Remembers in this tab that the user signed out, until someone signs in again. Without storage, the next visit signs
 * in automatically, like the first one.
 */
export const signedOutMark = createBrowserMark({ key: 'signedOut', place: 'tab', withoutStorage: false });
