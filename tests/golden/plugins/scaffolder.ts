import { createFrontendPlugin, createRouteRef, createSubRouteRef } from '#engine';
import { PageBlueprint, SubPageBlueprint } from './blueprints';

const rootRouteRef = createRouteRef();

/** A plugin with routes for bindings, sub-routes, and pages below its page. */
export const scaffolderPlugin = createFrontendPlugin({
  pluginId: 'scaffolder',
  routes: {
    root: rootRouteRef,
    ongoingTask: createSubRouteRef({ parent: rootRouteRef, path: '/tasks/:taskId' }),
  },
  extensions: [
    PageBlueprint.make({ params: { path: '/create', title: 'Create', routeRef: rootRouteRef } }),
    SubPageBlueprint.make({ name: 'templates', params: { path: 'templates' } }),
    SubPageBlueprint.make({ name: 'tasks', params: { path: 'tasks' } }),
  ],
});
