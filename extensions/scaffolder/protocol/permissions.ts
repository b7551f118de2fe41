import type { Permission } from '#protocol';

/** Run a template. */
export const taskCreatePermission: Permission = {
  type: 'basic',
  name: 'scaffolder.task.create',
  attributes: { action: 'create' },
};
/** View a task and its log. */
export const taskReadPermission = /* @__PURE__ */ about('scaffolder-task', 'scaffolder.task.read', 'read');
/** Cancel or retry a task. */
export const taskCancelPermission = /* @__PURE__ */ about('scaffolder-task', 'scaffolder.task.cancel');
/** View and fill in a page or a field of a template. */
export const templateParameterReadPermission = /* @__PURE__ */ about(
  'scaffolder-template',
  'scaffolder.template.parameter.read',
  'read',
);
/** Run a step of a template. */
export const templateStepReadPermission = /* @__PURE__ */ about(
  'scaffolder-template',
  'scaffolder.template.step.read',
  'read',
);
/** Run an action with an input. */
export const actionExecutePermission = /* @__PURE__ */ about(
  'scaffolder-action',
  'scaffolder.action.execute',
);
/** View and clone repositories that `publish:local` created. */
export const repositoryReadPermission: Permission = {
  type: 'basic',
  name: 'scaffolder.repository.read',
  attributes: { action: 'read' },
};

function about(resourceType: string, name: string, action?: 'read'): Permission {
  return {
    type: 'resource',
    name,
    attributes: action ? { action } : {},
    resourceType,
  };
}
