import { createExternalRouteRef, createRouteRef } from '#sdk';

/** The catalogue page. */
export const catalogIndexRouteRef = createRouteRef();

/** The page of one entity; kind and namespace are written in lower case. */
export const entityRouteRef = createRouteRef({ params: ['namespace', 'kind', 'name'] });

/** The documentation of an entity. */
export const viewTechDocRouteRef = createExternalRouteRef({
  params: ['namespace', 'kind', 'name'],
  defaultTarget: 'techdocs.docRoot',
});

/** Where something new is made. */
export const createComponentRouteRef = createExternalRouteRef({ defaultTarget: 'scaffolder.root' });

/** The form of one template. */
export const createFromTemplateRouteRef = createExternalRouteRef({
  params: ['namespace', 'templateName'],
  defaultTarget: 'scaffolder.selectedTemplate',
});

/** Where to go after an entity was unregistered; the catalogue page while it is not bound. */
export const unregisterRedirectRouteRef = createExternalRouteRef();
