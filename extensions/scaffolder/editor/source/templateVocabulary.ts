import type { JsonObject } from '#model';
import type { ActionList } from '../../protocol/actions';
import type { TemplatingExtensions } from '../../protocol/templates';

/** A field for forms that is installed. */
export interface FieldDescription {
  /** The name in `ui:field`. */
  name: string;
  /** The JSON Schema of `ui:options`. */
  options?: JsonObject;
}

/** What templates can use in this portal. What is undefined is not known yet, and is not checked. */
export interface TemplateVocabulary {
  actions?: ActionList;
  extensions?: TemplatingExtensions;
  fields?: readonly FieldDescription[];
  /** The paths of the files next to the template, relative to its folder. */
  files?: readonly string[];
}

/** The filters of nunjucks. */
export const nunjucksFilters = [
  'abs',
  'batch',
  'capitalize',
  'center',
  'd',
  'default',
  'dictsort',
  'dump',
  'e',
  'escape',
  'first',
  'float',
  'forceescape',
  'groupby',
  'indent',
  'int',
  'join',
  'last',
  'length',
  'list',
  'lower',
  'nl2br',
  'random',
  'reject',
  'rejectattr',
  'replace',
  'reverse',
  'round',
  'safe',
  'select',
  'selectattr',
  'slice',
  'sort',
  'string',
  'striptags',
  'sum',
  'title',
  'trim',
  'truncate',
  'upper',
  'urlencode',
  'urlize',
  'wordcount',
] as const;

/** The widgets of `ui:widget` that forms of templates have. */
export const widgets = [
  'checkbox',
  'checkboxes',
  'color',
  'date',
  'date-time',
  'email',
  'hidden',
  'password',
  'radio',
  'range',
  'select',
  'text',
  'textarea',
  'time',
  'updown',
  'uri',
] as const;
