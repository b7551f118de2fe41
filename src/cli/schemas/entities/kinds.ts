import type { JsonSchema } from '../jsonSchema';

/** A text that comes from a file beside the descriptor, too. */
const text = (description: string, examples?: string[]): JsonSchema => ({
  description,
  type: ['string', 'object'],
  minLength: 1,
  patternProperties: { '^\\$(text|json|yaml|openapi|asyncapi|graphql)$': { type: 'string' } },
  additionalProperties: false,
  errorMessage: 'Must be text.',
  ...(examples ? { examples } : {}),
});

const refs = (description: string): JsonSchema => ({
  description: `${description} Names or references such as component:default/name.`,
  type: 'array',
  items: { type: 'string', minLength: 1 },
  errorMessage: 'Must be a list of names or references.',
});

const owner = text('The group or person that owns it.', ['guests', 'group:default/platform']);
const lifecycle = text('How far along it is.', ['experimental', 'production', 'deprecated']);
const system = text('The system that it is part of.');
const dependsOn = refs('What it depends on.');
const dependencyOf = refs('What depends on it.');

const profile: JsonSchema = {
  description: 'How it is shown.',
  type: 'object',
  properties: {
    displayName: { description: 'Name as people read it.', type: 'string' },
    email: { description: 'Address.', type: 'string' },
    picture: { description: 'Address of a picture.', type: 'string' },
  },
};

const step: JsonSchema = {
  type: 'object',
  properties: {
    id: text('Id by which later steps refer to what this one gives.'),
    name: text('What people read while it runs.'),
    action: text('What it does, as in fetch:template.'),
    input: { description: 'What the action is given.', type: 'object' },
    if: { description: 'Runs the step only when this holds.' },
  },
  required: ['action'],
};

/** A kind of entities: what it is, and what its spec holds. */
export interface KindDescription {
  description: string;
  spec: Record<string, JsonSchema>;
  required: string[];
}

/** The kinds that the model knows. Any other kind is welcome, too. */
export const entityKinds: Readonly<Record<string, KindDescription>> = {
  Component: {
    description: 'A piece of software.',
    spec: {
      type: text('What it is.', ['service', 'website', 'library']),
      lifecycle,
      owner,
      system,
      subcomponentOf: text('The component that it is part of.'),
      providesApis: refs('The APIs that it offers.'),
      consumesApis: refs('The APIs that it calls.'),
      dependsOn,
      dependencyOf,
    },
    required: ['type', 'lifecycle', 'owner'],
  },
  API: {
    description: 'A contract between components.',
    spec: {
      type: text('The form of the definition.', ['openapi', 'asyncapi', 'graphql', 'grpc']),
      lifecycle,
      owner,
      system,
      definition: text('The contract itself, or $text with the path of the file that holds it.'),
    },
    required: ['type', 'lifecycle', 'owner', 'definition'],
  },
  Resource: {
    description: 'What components need to run: a database, a bucket, a queue.',
    spec: {
      type: text('What it is.', ['database', 's3-bucket', 'queue']),
      owner,
      system,
      dependsOn,
      dependencyOf,
    },
    required: ['type', 'owner'],
  },
  System: {
    description: 'Components, APIs and resources that belong together.',
    spec: { owner, domain: text('The domain that it is part of.'), type: text('What it is.') },
    required: ['owner'],
  },
  Domain: {
    description: 'Systems that serve one purpose.',
    spec: { owner, subdomainOf: text('The domain that it is part of.'), type: text('What it is.') },
    required: ['owner'],
  },
  Group: {
    description: 'A team, a department, an organisation.',
    spec: {
      type: text('What it is.', ['team', 'department', 'organization']),
      children: refs('The groups below it; an empty list for none.'),
      parent: text('The group above it.'),
      members: refs('The people in it.'),
      profile,
    },
    required: ['type', 'children'],
  },
  User: {
    description: 'A person.',
    spec: { memberOf: refs('The groups that they are in.'), profile },
    required: [],
  },
  Location: {
    description: 'Names further descriptors.',
    spec: {
      type: text('How the targets are read; like this file when absent.', ['file', 'url']),
      target: text('A path, relative to this file, or an address.'),
      targets: refs('Paths, relative to this file, or addresses.'),
      presence: {
        description: 'Whether a target that is missing is an error.',
        enum: ['required', 'optional'],
      },
    },
    required: [],
  },
  Template: {
    description: 'Creates software from a form and a list of steps.',
    spec: {
      type: text('What it creates.', ['service', 'website', 'library']),
      owner,
      lifecycle,
      parameters: {
        description: 'The form: a JSON Schema, or one for each page.',
        type: ['object', 'array'],
      },
      steps: { description: 'What is done, in order.', type: 'array', items: step },
      output: { description: 'Links and texts that are shown at the end.', type: 'object' },
      presentation: { description: 'Words on the buttons of the form.', type: 'object' },
    },
    required: ['type', 'steps'],
  },
};
