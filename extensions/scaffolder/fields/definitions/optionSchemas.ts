import type { FieldSchema } from '../../blueprints/formField';

/** Creates the schema of `ui:options`. */
export function optionsSchema(properties: Record<string, FieldSchema>, required: string[] = []): FieldSchema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Creates the schema of a list of texts. */
export function texts(description: string): FieldSchema {
  return { type: 'array', items: { type: 'string' }, description };
}

const filterGroup: FieldSchema = {
  type: 'object',
  additionalProperties: {
    anyOf: [
      { title: 'One value', type: ['string', 'number', 'boolean'] },
      { title: 'One of several values', type: 'array', items: { type: ['string', 'number', 'boolean'] } },
      {
        title: 'Any value',
        type: 'object',
        properties: { exists: { const: true } },
        required: ['exists'],
      },
    ],
  },
};

/** The options that choose entities. */
export const entityOptions: Record<string, FieldSchema> = {
  catalogFilter: {
    title: 'catalogFilter',
    anyOf: [
      { title: 'One group of conditions', ...filterGroup },
      { title: 'Several groups of conditions', type: 'array', items: filterGroup },
    ],
    description:
      'Conditions by key, such as kind or spec.type: a value, a list of values, or { exists: true }. All must match. Of several groups, one must match.',
  },
  defaultKind: {
    type: 'string',
    description:
      'The kind to use if a user enters a name without one: with Group, platform is group:platform.',
  },
  defaultNamespace: {
    type: ['string', 'boolean'],
    description: 'The namespace to use if a user enters a name without one. false is the same as default.',
  },
  allowArbitraryValues: {
    type: 'boolean',
    default: true,
    description: 'Whether texts that are not in the list are accepted.',
  },
};

/** The option that names kinds. */
export const allowedKinds: FieldSchema = texts('The kinds of the entities, if there is no catalogFilter.');

/** Whether leaving the field chooses an option. */
export const autoSelect: FieldSchema = {
  type: 'boolean',
  default: true,
  description: 'Whether leaving the field chooses the option that the keyboard points at.',
};

/** The option that asks for the user's own credentials. */
export const requestUserCredentials: FieldSchema = {
  type: 'object',
  description: 'Asks users for access to the host with their own account.',
  required: ['secretsKey'],
  properties: {
    secretsKey: {
      type: 'string',
      description: 'The key of the secret with the token. Steps read it as secrets.<key>.',
    },
    additionalScopes: {
      type: 'object',
      description: 'Scopes besides writing repositories, by service.',
      properties: Object.fromEntries(
        ['gitea', 'gerrit', 'github', 'gitlab', 'bitbucket', 'azure'].map((service) => [
          service,
          texts(`Additional scopes for ${service}.`),
        ]),
      ),
    },
  },
};
