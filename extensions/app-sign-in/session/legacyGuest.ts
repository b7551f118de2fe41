import { createBrowserMark } from './createBrowserMark';

/** Remembers in this browser that guests use the legacy guest token. Without storage, the user is asked each time. */
export const legacyGuest = createBrowserMark({
  key: 'enableLegacyGuestToken',
  value: 'true',
  place: 'browser',
  withoutStorage: false,
});
