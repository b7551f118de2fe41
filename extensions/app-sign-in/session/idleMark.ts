import { createBrowserMark } from './createBrowserMark';

/** Remembers in this browser that the last user was signed out due to inactivity, until a user signs in. */
export const idleMark = createBrowserMark({
  key: 'signedOutIdle',
  place: 'browser',
  withoutStorage: false,
});
