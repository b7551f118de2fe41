import { createExternalRouteRef, createRouteRef, createSubRouteRef } from '#sdk';

/** The page of software templates. */
export const rootRouteRef = createRouteRef();

/** The list of templates. */
export const templatesRouteRef = createRouteRef();

/** The form of one template. */
export const selectedTemplateRouteRef = createSubRouteRef({
  parent: templatesRouteRef,
  path: '/:namespace/:templateName',
});

/** The list of tasks. */
export const tasksRouteRef = createRouteRef();

/** One task. */
export const ongoingTaskRouteRef = createSubRouteRef({ parent: tasksRouteRef, path: '/:taskId' });

/** The list of actions. */
export const actionsRouteRef = createRouteRef();

/** One action. */
export const actionRouteRef = createSubRouteRef({ parent: actionsRouteRef, path: '/:actionId' });

/** The tools for authors of templates. */
export const editRouteRef = createRouteRef();

/** The list of filters, functions and values for templates. */
export const templatingExtensionsRouteRef = createRouteRef();

/** One filter, function or value. */
export const templatingExtensionRouteRef = createSubRouteRef({
  parent: templatingExtensionsRouteRef,
  path: '/:extensionId',
});

/** The page that registers components. */
export const registerComponentRouteRef = createExternalRouteRef({
  defaultTarget: 'catalog-import.importPage',
});

/** The documentation of an entity. */
export const viewTechDocRouteRef = createExternalRouteRef({
  params: ['namespace', 'kind', 'name'],
  defaultTarget: 'techdocs.docRoot',
});
