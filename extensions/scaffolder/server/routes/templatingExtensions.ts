import type { JsonObject, JsonValue } from '#model';
import type { TemplatingExtensions } from '../../protocol/templates';

const $schema = 'http://json-schema.org/draft-07/schema#';
const text = { type: 'string' };

function object(properties: JsonObject, required: string[] = []): JsonObject {
  return {
    type: 'object',
    properties,
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

function step(name: string, expression: string): string {
  return `- id: log\n  name: ${name}\n  action: debug:log\n  input:\n    message: \${{ ${expression} }}`;
}

const repoUrl: JsonValue = {
  type: 'string',
  description: 'repo URL as collected from repository picker',
  $schema,
};
const refParts = { kind: text, namespace: text, name: text };

/** The built-in filters and globals of templates, worded as Backstage does. */
export const templatingExtensions: TemplatingExtensions = {
  filters: {
    parseRepoUrl: {
      description: 'Parses a repository URL into its constituent parts: owner, repository name, etc.',
      examples: [
        {
          example: step('Parse Repo URL', 'parameters.repoUrl | parseRepoUrl'),
          notes:
            ' - **Input**: `github.com?repo=backstage&owner=backstage`\n  - **Output**: `{"host":"github.com","owner":"backstage","repo":"backstage"}`\n',
        },
      ],
      schema: {
        input: repoUrl,
        output: {
          ...object(
            { repo: text, host: text, owner: text, organization: text, workspace: text, project: text },
            ['repo', 'host'],
          ),
          description: '`RepoSpec`',
          $schema,
        },
      },
    },
    parseEntityRef: {
      description: 'Extracts the parts of an entity reference, such as the kind, namespace, and name.',
      examples: [
        {
          description: 'Without context',
          example: `${step('Parse Entity Reference', 'parameters.owner | parseEntityRef')}\n`,
          notes:
            '- **Input**: `group:techdocs`\n- **Output**: `{"kind": "group", "namespace": "default", "name": "techdocs"}`\n',
        },
        {
          description: 'With context',
          example: `${step(
            'Parse Entity Reference',
            'parameters.owner | parseEntityRef({ defaultKind:"group", defaultNamespace:"another-namespace" })',
          )}\n`,
          notes:
            '- **Input**: `techdocs`\n- **Arguments:**: `[{ "defaultKind": "group", "defaultNamespace": "another-namespace" }]`\n- **Output**: `{"kind": "group", "namespace": "another-namespace", "name": "techdocs"}`\n',
        },
      ],
      schema: {
        input: {
          anyOf: [
            { type: 'string', description: 'compact entity reference' },
            { ...object(refParts, ['name']), description: '`CompoundEntityRef`' },
          ],
          $schema,
        },
        arguments: [
          {
            anyOf: [
              { not: {} },
              object({
                defaultKind: {
                  type: 'string',
                  description: 'The default kind, if none is given in the reference',
                },
                defaultNamespace: {
                  type: 'string',
                  description: 'The default namespace, if none is given in the reference',
                },
              }),
            ],
            $schema,
          },
        ],
        output: {
          ...object(refParts, ['kind', 'namespace', 'name']),
          description: '`CompoundEntityRef`',
          $schema,
        },
      },
    },
    pick: {
      description: 'Selects a specific property (e.g. kind, namespace, name) from an object.',
      examples: [
        {
          example: step('Pick', "parameters.owner | parseEntityRef | pick('name')"),
          notes:
            "- **Input**: `{ kind: 'Group', namespace: 'default', name: 'techdocs'` }\n- **Output**: `techdocs`\n",
        },
      ],
      schema: {
        input: { $schema },
        arguments: [{ type: 'string', description: 'Property', $schema }],
        output: { description: 'Selected property', $schema },
      },
    },
    projectSlug: {
      description: 'Generates a project slug from a repository URL.',
      examples: [
        {
          example: `${step('Project Slug', 'parameters.repoUrl | projectSlug')}\n`,
          notes:
            '- **Input**: `github.com?repo=backstage&owner=backstage`\n- **Output**: backstage/backstage\n',
        },
      ],
      schema: { input: repoUrl, output: { type: 'string', $schema } },
    },
  },
  globals: { functions: {}, values: {} },
};
