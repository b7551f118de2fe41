import { createExternalRouteRef, createRouteRef } from '#sdk';

/** The catalog page. */
export const catalogIndexRouteRef = createRouteRef();

/** The page of one entity. Kind and namespace are in lower case. */
export const entityRouteRef = createRouteRef({ params: ['namespace', 'kind', 'name'] });

/** The documentation of an entity. */
export const viewTechDocRouteRef = createExternalRouteRef({
  params: ['namespace', 'kind', 'name'],
  defaultTarget: 'techdocs.docRoot',
});

/** The page for creating entities. */
export const createComponentRouteRef = createExternalRouteRef({ defaultTarget: 'scaffolder.root' });

/** The form of one template. */
export const createFromTemplateRouteRef = createExternalRouteRef({
  params: ['namespace', 'templateName'],
  defaultTarget: 'scaffolder.selectedTemplate',
});

/** Where to go after an entity is unregistered. The catalog page if it is not bound. */
export const unregisterRedirectRouteRef = createExternalRouteRef();
