import { afterFirstContent, lazyPart } from '#sdk';

/** The search in the documentation of an entity. The toolbar keeps its space until it is loaded. */
export const DocsSearch = lazyPart(() =>
  afterFirstContent(async () => (await import('./SearchBox')).SearchBox),
);
