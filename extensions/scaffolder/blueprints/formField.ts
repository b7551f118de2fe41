import type { ComponentType } from 'react';
import type { JsonObject } from '#model';
import type { ApiHolder } from '#sdk';

/** The part of a template's `parameters` that describes one field: a JSON Schema. */
export type FieldSchema = JsonObject;

/** The settings of a field in the template, such as `ui:field` and `ui:options`. */
export interface FieldUiSchema<O = object> {
  'ui:field'?: string;
  'ui:options'?: O;
  [key: `ui:${string}`]: unknown;
}

/** What all fields of a form share. */
export interface FormContext {
  /** The values of all pages. */
  formData: Record<string, unknown>;
  /** Secrets by their keys. They are sent with the task, and never stored. */
  secrets: Record<string, string>;
  /** Adds secrets. The others stay. */
  setSecrets: (next: Record<string, string>) => void;
}

/** Props of a field, as those of Backstage's field extensions. */
export interface FormFieldProps<T = unknown, O = object> {
  formData: T | undefined;
  /** Sets the value. `undefined` removes it. */
  onChange: (value: T | undefined) => void;
  /** Errors of the value, each a sentence. */
  rawErrors?: string[] | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readonly?: boolean | undefined;
  name: string;
  schema: FieldSchema;
  uiSchema: FieldUiSchema<O>;
  /** The id of the input, for its label. */
  idSchema: { $id: string };
  formContext: FormContext;
}

/** What the validation of a field receives besides the value. */
export interface FormFieldValidationContext<O = object> {
  /** The values of all pages. */
  formData: Record<string, unknown>;
  schema: FieldSchema;
  uiSchema: FieldUiSchema<O>;
  /** The APIs of the portal: `apis.get(catalogApiRef)`. */
  apis: ApiHolder;
}

/** A field of template forms, which templates use with `ui:field: <name>`. */
export interface FormField<T = unknown, O = object> {
  name: string;
  component: ComponentType<FormFieldProps<T, O>>;
  /** What the value is, if it is more than text. `entityRef`: the ref of an entity, or a list of them. The review shows their titles. */
  valueType?: 'entityRef';
  /** Adds an error for each problem of a value. Runs before the next page is shown. */
  validation?: (
    value: T,
    field: { addError: (message: string) => void },
    context: FormFieldValidationContext<O>,
  ) => void | Promise<void>;
  /** Describes the field in the editor and in the list of fields. */
  schema?: { returnValue: FieldSchema; uiOptions?: FieldSchema };
}

/**
 * Creates a field of template forms. `T` is its value, `O` its `ui:options`.
 *
 * @example
 *   createFormField<string, { placeholder?: string }>({ name: 'TicketPicker', component: TicketPicker });
 */
export function createFormField<T = unknown, O = object>(field: FormField<T, O>): FormField {
  return field as unknown as FormField;
}
