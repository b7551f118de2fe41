/** Hostile documents and a check for their effects, for tests of components that render Markdown. */
export { hostileDocuments } from './hostileDocuments';
export { listDangers } from './listDangers';
