import { expect, it } from 'vitest';
import { completeTemplate } from './completeTemplate';
import type { TemplateVocabulary } from './templateVocabulary';

const vocabulary: TemplateVocabulary = {
  actions: [
    {
      id: 'fetch:template',
      description: 'Renders a skeleton.',
      schema: {
        input: {
          type: 'object',
          required: ['url'],
          properties: {
            url: { type: 'string' },
            values: { type: 'object' },
            copyWithoutTemplating: { type: 'array', items: { type: 'string' } },
            replace: { type: 'boolean' },
          },
        },
        output: { type: 'object', properties: {} },
      },
    },
    {
      id: 'publish:local',
      schema: { output: { type: 'object', properties: { remoteUrl: { type: 'string' } } } },
    },
  ],
  extensions: { filters: { parseRepoUrl: {} }, globals: { functions: { now: {} }, values: {} } },
  fields: [
    {
      name: 'OwnerPicker',
      options: {
        type: 'object',
        properties: { catalogFilter: { type: 'object' }, allowArbitraryValues: { type: 'boolean' } },
      },
    },
  ],
};

const head = 'apiVersion: scaffolder.backstage.io/v1beta3\nkind: Template\n';
const form = `${head}spec:
  parameters:
    - title: Name
      required: [name]
      properties:
        name: { type: string, title: Name }
        my-owner: { type: string }
      dependencies:
        name:
          oneOf:
            - properties: { later: { type: string } }
    - properties:
        repo:
          type: object
          ui:options:
            requestUserCredentials:
              secretsKey: USER_TOKEN
          properties: { host: { type: string } }
`;
const steps = `${form}  steps:
    - id: fetch
      action: fetch:template
      input:
        url: ./skeleton
    - id: publish
      action: publish:local
`;

/** The cursor is at `‸`. */
function offered(written: string): string[] {
  const offset = written.indexOf('‸');
  const found = completeTemplate(written.replace('‸', ''), offset, vocabulary);
  const typed = found ? written.slice(found.from, offset) : '';
  return (found?.options ?? []).map(({ label }) => label).filter((label) => label.startsWith(typed));
}

it.each([
  ['the keys of a template', '‸', ['apiVersion', 'kind', 'metadata', 'spec', 'relations']],
  ['keys that are missing', `${head}‸`, ['metadata', 'spec', 'relations']],
  ['the API version', 'apiVersion: ‸', ['scaffolder.backstage.io/v1beta3']],
  ['the kind', 'kind: T‸', ['Template']],
  ['keys of an object', `${head}spec:\n  ow‸`, ['owner']],
  [
    'keys of a step without a dash',
    `${head}spec:\n  steps:\n    ‸`,
    ['- id', '- name', '- action', '- input', '- if', '- each', '- backstage:permissions'],
  ],
  ['keys of a step', `${head}spec:\n  steps:\n    - id: a\n      i‸`, ['input', 'if']],
  ['keys of a step after the dash', `${head}spec:\n  steps:\n    - na‸`, ['name']],
  ['actions', `${head}spec:\n  steps:\n    - action: ‸`, ['fetch:template', 'publish:local']],
  [
    'actions in a list without indentation',
    `${head}spec:\n  steps:\n  - id: a\n  - action: pub‸`,
    ['publish:local'],
  ],
  [
    'inputs of the action',
    `${head}spec:\n  steps:\n    - action: fetch:template\n      input:\n        ‸`,
    ['url', 'values', 'copyWithoutTemplating', 'replace'],
  ],
  ['inputs of the right step', `${steps}      input:\n        ‸`, []],
  [
    'inputs that are missing',
    `${head}spec:\n  steps:\n    - action: fetch:template\n      input:\n        url: ./a\n        ‸\n    - action: publish:local\n`,
    ['values', 'copyWithoutTemplating', 'replace'],
  ],
  [
    'values of an input',
    `${head}spec:\n  steps:\n    - action: fetch:template\n      input:\n        replace: ‸`,
    ['true', 'false'],
  ],
  [
    'fields',
    `${head}spec:\n  parameters:\n    - properties:\n        a:\n          ui:field: ‸`,
    ['OwnerPicker'],
  ],
  [
    'options of a field',
    `${head}spec:\n  parameters:\n    - properties:\n        a:\n          ui:field: OwnerPicker\n          ui:options:\n            ‸`,
    ['catalogFilter', 'allowArbitraryValues'],
  ],
  [
    'widgets',
    `${head}spec:\n  parameters:\n    - properties:\n        a:\n          ui:widget: text‸`,
    ['text', 'textarea'],
  ],
  [
    'keys of fields in conditions',
    `${head}spec:\n  parameters:\n    - allOf:\n        - then:\n            properties:\n              a:\n                ui:pl‸`,
    ['ui:placeholder'],
  ],
  [
    'names of fields',
    `${head}spec:\n  parameters:\n    - properties:\n        a: {}\n        b: {}\n      required:\n        - a\n        - ‸`,
    ['b'],
  ],
  ['nothing in a text', `${head}metadata:\n  description: |\n    spec‸`, []],
  ['nothing in a comment', '# spe‸', []],
  ['nothing right after a colon', 'kind:‸', []],
  ['keys in a second document', `a: 1\n---\n${head}spec:\n  ty‸`, ['type']],
  ['keys after a text', `${head}metadata:\n  description: |\n    a: b\n  ti‸`, ['title']],
])('offers %s', (_what, written, expected) => {
  expect(offered(written)).toEqual(expected);
});

it.each([
  ['roots', '${{ par‸', ['parameters']],
  ['secrets in inputs', '${{ sec‸', ['secrets']],
  ['parameters of all pages and conditions', '${{ parameters.‸ }}', ['name', 'my-owner', 'later', 'repo']],
  ['parameters by a part of their name', "${{ parameters['my‸", ['my-owner']],
  ['properties of parameters', '${{ parameters.repo.‸', ['host']],
  ['earlier steps', '${{ steps.‸', ['fetch', 'publish']],
  ['the output of a step', '${{ steps.publish.‸', ['output']],
  ['the outputs of its action', '${{ steps.publish.output.‸', ['remoteUrl']],
  ['outputs in brackets', "${{ steps['publish']['output'].rem‸", ['remoteUrl']],
  ['secrets', '${{ secrets.‸', ['USER_TOKEN']],
  ['the user', '${{ user.entity.meta‸', ['metadata']],
  ['filters', '${{ parameters.name | parse‸', ['parseRepoUrl']],
  ['filters of nunjucks', '${{ parameters.name | upp‸', ['upper']],
  ['values after an operator', '${{ parameters.name and user.re‸', ['ref']],
  ['functions', '${{ no‸', ['now']],
  ['nothing in a quoted text', "${{ 'par‸", []],
])('offers %s in an expression', (_what, written, expected) => {
  const text = `${steps}    - id: log\n      action: debug:log\n      input:\n        message: ${written}`;
  expect(offered(text)).toEqual(expected);
});

it('writes a name in brackets that is not an identifier', () => {
  const text = `${steps}    - action: debug:log\n      input:\n        message: \${{ parameters.my`;
  const found = completeTemplate(text, text.length, vocabulary)?.options.find(
    ({ label }) => label === 'my-owner',
  );
  expect(found).toMatchObject({ insert: "['my-owner']", before: 1 });
});

it('inserts a map with the indentation of its keys', () => {
  const text = `${head}spec:\n  steps:\n    - action: fetch:template\n      inp`;
  const found = completeTemplate(text, text.length, vocabulary)?.options.find(
    ({ label }) => label === 'input',
  );
  expect(found?.insert).toBe('input:\n        ');
});

it('completes the list of pages of the playground', () => {
  const found = completeTemplate(
    '- title: A\n  properties:\n    a:\n      ui:f',
    42,
    vocabulary,
    'parameters',
  );
  expect(found?.options.map(({ label }) => label)).toContain('ui:field');
});
