/** What runs before the app is loaded. It is part of the first script, so this folder imports no other part of the SDK. */
export type { EarlyContext } from './earlyContext';
export { readEarlyContext } from './earlyContext';
export { dropEarlyRequests, startEarlyRequest, takeEarlyResponse } from './earlyRequests';
export type { EarlyPageRequest } from './earlyRequests';
export { fillPath } from '#engine';
export { matchEarlyPath } from './matchEarlyPath';
export type {
  EarlyCache,
  EarlyContent,
  EarlyOwner,
  EarlyPage,
  EarlyPart,
  EarlySignIn,
  EarlyUser,
} from './startEarly';
export { fillFirstPage, findEarlyPages, resolveEarlyPath, startEarly } from './startEarly';
