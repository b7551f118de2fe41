import type { JsonSchema } from '#config/schema';

/** A string, which can also be loaded from a file next to the descriptor. */
const text = (description: string, examples?: string[]): JsonSchema => ({
  description,
  type: ['string', 'object'],
  minLength: 1,
  patternProperties: { '^\\$(text|json|yaml|openapi|asyncapi|graphql)$': { type: 'string' } },
  additionalProperties: false,
  errorMessage: 'Must be a string.',
  ...(examples ? { examples } : {}),
});

const refs = (description: string): JsonSchema => ({
  description: `${description} Names or entity refs such as component:default/name.`,
  type: 'array',
  items: { type: 'string', minLength: 1 },
  errorMessage: 'Must be a list of names or entity refs.',
});

const owner = text('The group or user that owns it.', ['guests', 'group:default/platform']);
const lifecycle = text('The lifecycle stage.', ['experimental', 'production', 'deprecated']);
const system = text('The system that it is part of.');
const dependsOn = refs('The entities that it depends on.');
const dependencyOf = refs('The entities that depend on it.');

const profile: JsonSchema = {
  description: 'The profile.',
  type: 'object',
  properties: {
    displayName: { description: 'Display name.', type: 'string' },
    email: { description: 'Email address.', type: 'string' },
    picture: { description: 'URL of a picture.', type: 'string' },
  },
};

const step: JsonSchema = {
  type: 'object',
  properties: {
    id: text('Id that later steps use to refer to the output of this step.'),
    name: text('Title that is shown while the step runs.'),
    action: text('The action, such as fetch:template.'),
    input: { description: 'The input of the action.', type: 'object' },
    if: { description: 'Runs the step only if this condition is met.' },
  },
  required: ['action'],
};

/** An entity kind and its spec. */
export interface KindDescription {
  description: string;
  spec: Record<string, JsonSchema>;
  required: string[];
}

/** The known entity kinds. Other kinds are also valid. */
export const entityKinds: Readonly<Record<string, KindDescription>> = {
  Component: {
    description: 'A piece of software.',
    spec: {
      type: text('The type.', ['service', 'website', 'library']),
      lifecycle,
      owner,
      system,
      subcomponentOf: text('The component that it is part of.'),
      providesApis: refs('The APIs that it provides.'),
      consumesApis: refs('The APIs that it consumes.'),
      dependsOn,
      dependencyOf,
    },
    required: ['type', 'lifecycle', 'owner'],
  },
  API: {
    description: 'An API between components.',
    spec: {
      type: text('The format of the definition.', ['openapi', 'asyncapi', 'graphql', 'grpc']),
      lifecycle,
      owner,
      system,
      definition: text('The API definition, or $text with the path of a file that contains it.'),
    },
    required: ['type', 'lifecycle', 'owner', 'definition'],
  },
  Resource: {
    description: 'A resource that components need, such as a database, a bucket or a queue.',
    spec: {
      type: text('The type.', ['database', 's3-bucket', 'queue']),
      owner,
      system,
      dependsOn,
      dependencyOf,
    },
    required: ['type', 'owner'],
  },
  System: {
    description: 'Components, APIs and resources that form a unit.',
    spec: { owner, domain: text('The domain that it is part of.'), type: text('The type.') },
    required: ['owner'],
  },
  Domain: {
    description: 'Systems that serve one purpose.',
    spec: { owner, subdomainOf: text('The domain that it is part of.'), type: text('The type.') },
    required: ['owner'],
  },
  Group: {
    description: 'A team, department or organization.',
    spec: {
      type: text('The type.', ['team', 'department', 'organization']),
      children: refs('The child groups. Use an empty list for none.'),
      parent: text('The parent group.'),
      members: refs('The members.'),
      profile,
    },
    required: ['type', 'children'],
  },
  User: {
    description: 'A user.',
    spec: { memberOf: refs('The groups that the user belongs to.'), profile },
    required: [],
  },
  Location: {
    description: 'References to other descriptor files.',
    spec: {
      type: text('The type of the targets. Defaults to the type of this location.', ['file', 'url']),
      target: text('A path relative to this file, or a URL.'),
      targets: refs('Paths relative to this file, or URLs.'),
      presence: {
        description: 'Whether a missing target is an error.',
        enum: ['required', 'optional'],
      },
    },
    required: [],
  },
  Template: {
    description: 'A software template with a form and steps.',
    spec: {
      type: text('The type of the created software.', ['service', 'website', 'library']),
      owner,
      lifecycle,
      parameters: {
        description: 'The form: a JSON Schema, or one per page.',
        type: ['object', 'array'],
      },
      steps: { description: 'The steps, in order.', type: 'array', items: step },
      output: { description: 'Links and texts to show after the last step.', type: 'object' },
      presentation: { description: 'The button labels of the form.', type: 'object' },
    },
    required: ['type', 'steps'],
  },
};
