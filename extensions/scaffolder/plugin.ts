import { createElement } from 'react';
import { CirclePlus } from 'lucide-react';
import { createFrontendPlugin } from '#sdk';
import { scaffolderExtensions } from './extensions';
import {
  actionsRouteRef,
  editRouteRef,
  ongoingTaskRouteRef,
  registerComponentRouteRef,
  rootRouteRef,
  selectedTemplateRouteRef,
  tasksRouteRef,
  templatingExtensionsRouteRef,
  viewTechDocRouteRef,
} from './routes';

/** Software templates: their list and forms, the tasks that run them, and tools for their authors. */
export const scaffolderPlugin = createFrontendPlugin({
  pluginId: 'scaffolder',
  title: 'Create',
  icon: createElement(CirclePlus, { 'aria-hidden': true }),
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: {
    root: rootRouteRef,
    selectedTemplate: selectedTemplateRouteRef,
    ongoingTask: ongoingTaskRouteRef,
    actions: actionsRouteRef,
    listTasks: tasksRouteRef,
    edit: editRouteRef,
    templatingExtensions: templatingExtensionsRouteRef,
  },
  externalRoutes: { registerComponent: registerComponentRouteRef, viewTechDoc: viewTechDocRouteRef },
  extensions: scaffolderExtensions,
});
