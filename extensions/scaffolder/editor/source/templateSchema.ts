import type { JsonObject } from '#model';
import { TEMPLATE_API_VERSIONS } from '#model';
import { widgets } from './templateVocabulary';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const texts = { type: 'array', items: text };
const map = { type: 'object' };

/** A field of a form: JSON Schema with the `ui:` keys of react-jsonschema-form. It contains itself. */
const field: JsonObject = {
  type: 'object',
  properties: {
    title: text,
    description: text,
    type: { enum: ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] },
    default: {},
    enum: { type: 'array' },
    enumNames: texts,
    format: { enum: ['date', 'date-time', 'email', 'time', 'uri'] },
    pattern: text,
    minLength: { type: 'integer' },
    maxLength: { type: 'integer' },
    minimum: { type: 'number' },
    maximum: { type: 'number' },
    minItems: { type: 'integer' },
    maxItems: { type: 'integer' },
    uniqueItems: flag,
    required: texts,
    'ui:field': text,
    'ui:widget': { enum: [...widgets] },
    'ui:options': map,
    'ui:autofocus': flag,
    'ui:backstage': {
      type: 'object',
      properties: { featureFlag: text, review: { type: 'object', properties: { show: flag, mask: text } } },
    },
    'ui:description': text,
    'ui:disabled': flag,
    'ui:enumNames': texts,
    'ui:help': text,
    'ui:order': texts,
    'ui:placeholder': text,
    'ui:readonly': flag,
    'ui:title': text,
  },
};
const fields: JsonObject = { type: 'object', additionalProperties: field };
const combinations: JsonObject = {
  items: field,
  properties: fields,
  dependencies: {
    type: 'object',
    additionalProperties: { type: 'object', properties: { oneOf: { type: 'array', items: field } } },
  },
  allOf: { type: 'array', items: field },
  anyOf: { type: 'array', items: field },
  oneOf: { type: 'array', items: field },
  if: field,
  // oxlint-disable-next-line unicorn/no-thenable -- a key of JSON Schema
  then: field,
  else: field,
};
Object.assign(field['properties'] as JsonObject, combinations);

const link: JsonObject = {
  type: 'object',
  properties: { title: text, url: text, icon: text, type: text, entityRef: text, if: text },
};

/** The keys of a template. `additionalProperties: false` marks maps that have no other keys. */
export const templateSchema: JsonObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    apiVersion: { enum: [...TEMPLATE_API_VERSIONS] },
    kind: { enum: ['Template'] },
    metadata: {
      type: 'object',
      properties: {
        name: text,
        title: text,
        description: text,
        namespace: text,
        tags: texts,
        labels: map,
        annotations: map,
        links: { type: 'array', items: link },
      },
    },
    spec: {
      type: 'object',
      properties: {
        owner: text,
        type: { type: 'string', examples: ['service', 'website', 'library', 'documentation'] },
        lifecycle: { type: 'string', examples: ['experimental', 'production', 'deprecated'] },
        parameters: { type: 'array', items: field },
        steps: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              id: text,
              name: text,
              action: text,
              input: map,
              if: text,
              each: {},
              'backstage:permissions': { type: 'object', properties: { tags: texts } },
            },
          },
        },
        output: {
          type: 'object',
          properties: {
            links: { type: 'array', items: link },
            text: {
              type: 'array',
              items: {
                type: 'object',
                properties: { title: text, content: text, icon: text, default: flag, if: text },
              },
            },
          },
        },
        presentation: {
          type: 'object',
          properties: {
            buttonLabels: {
              type: 'object',
              properties: { backButtonText: text, createButtonText: text, reviewButtonText: text },
            },
          },
        },
        EXPERIMENTAL_recovery: {
          type: 'object',
          properties: { EXPERIMENTAL_strategy: { enum: ['none', 'startOver'] } },
        },
        EXPERIMENTAL_formDecorators: {
          type: 'array',
          items: { type: 'object', properties: { id: text, input: map } },
        },
      },
    },
    relations: { type: 'array' },
  },
};
