import { createRouteRef } from '#sdk';

/** The list of documentation. */
export const docsIndexRouteRef = createRouteRef();

/** The documentation of an entity. Kind and namespace are in lower case. */
export const docsRouteRef = createRouteRef({
  params: ['namespace', 'kind', 'name'],
});

/** The documentation of an entity, a tab of its page. */
export const entityDocsRouteRef = createRouteRef();
