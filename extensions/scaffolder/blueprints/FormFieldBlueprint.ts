import { createExtensionBlueprint, createExtensionDataRef } from '#sdk';
import type { FormField } from './formField';

/** Loads a field. */
export const formFieldDataRef = createExtensionDataRef<() => Promise<FormField>>().with({
  id: 'scaffolder.form-field-loader',
});

/** Params of {@link FormFieldBlueprint}. */
export interface FormFieldParams {
  /** Loads the field when a form is opened. Use `lazyPart` for large components, because all fields are loaded together. */
  field: () => Promise<FormField>;
}

/**
 * Creates fields of template forms.
 *
 * @example
 *   FormFieldBlueprint.make({
 *     name: 'ticket-picker',
 *     params: { field: async () => (await import('./ticketPicker')).ticketPicker },
 *   });
 */
export const FormFieldBlueprint = createExtensionBlueprint({
  kind: 'scaffolder-form-field',
  attachTo: { id: 'api:scaffolder/form-fields', input: 'formFields' },
  output: [formFieldDataRef],
  dataRefs: { formFieldLoader: formFieldDataRef },
  factory: ({ field }: FormFieldParams) => [formFieldDataRef(field)],
});
