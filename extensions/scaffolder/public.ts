/** The API of the plugin for other plugins, safe to import in a manifest. */

// Routes.
export {
  actionsRouteRef,
  editRouteRef,
  ongoingTaskRouteRef,
  rootRouteRef,
  selectedTemplateRouteRef,
  tasksRouteRef,
  templatingExtensionsRouteRef,
} from './routes';

// APIs.
export {
  scaffolderApiRef,
  type AutocompleteRequest,
  type AutocompleteResponse,
  type DryRunRequest,
  type ListTasksRequest,
  type ListTasksResponse,
  type ScaffolderApi,
  type ScaffolderRequestOptions,
  type ScaffoldRequest,
  type StreamLogsRequest,
} from './api/ScaffolderApi';
export { formFieldsApiRef, type FormFieldsApi } from './api/FormFieldsApi';
export { formDecoratorsApiRef, type FormDecoratorsApi } from './api/FormDecoratorsApi';
export type { Task, TaskEvent, TaskStatus } from './protocol/tasks';
export type { DryRunFile, DryRunResponse, ParameterSchema, TemplatingExtensions } from './protocol/templates';
export type { ActionList } from './protocol/actions';

// Blueprints.
export { FormFieldBlueprint, type FormFieldParams } from './blueprints/FormFieldBlueprint';
export {
  createFormField,
  type FieldSchema,
  type FieldUiSchema,
  type FormContext,
  type FormField,
  type FormFieldProps,
  type FormFieldValidationContext,
} from './blueprints/formField';
export { FormDecoratorBlueprint, type FormDecoratorParams } from './blueprints/FormDecoratorBlueprint';
export {
  createFormDecorator,
  type FormDecorator,
  type FormDecoratorContext,
  type FormDecoratorOptions,
} from './blueprints/formDecorator';
export {
  TemplateOutputsBlueprint,
  type TemplateOutputsParams,
  type TemplateOutputsProps,
} from './blueprints/TemplateOutputsBlueprint';
