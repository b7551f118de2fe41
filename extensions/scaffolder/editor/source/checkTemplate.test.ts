import { expect, it } from 'vitest';
import { checkTemplate } from './checkTemplate';
import type { TemplateVocabulary } from './templateVocabulary';

const vocabulary: TemplateVocabulary = {
  actions: [
    {
      id: 'fetch:template',
      schema: {
        input: {
          type: 'object',
          required: ['url'],
          additionalProperties: false,
          properties: { url: { type: 'string' }, replace: { type: 'boolean' }, values: { type: 'object' } },
        },
      },
    },
    {
      id: 'publish:local',
      schema: {
        input: { type: 'object', properties: { repoUrl: { type: 'string' } } },
        output: { type: 'object', properties: { remoteUrl: {}, repoContentsUrl: {} } },
      },
    },
  ],
  extensions: { filters: { parseRepoUrl: {} }, globals: { functions: {}, values: {} } },
  fields: [{ name: 'OwnerPicker' }],
};

const template = `apiVersion: scaffolder.backstage.io/v1beta3
kind: Template
metadata:
  name: service
spec:
  type: service
  parameters:
    - properties:
        name: { type: string }
        owner: { type: string, ui:field: OwnerPicker }
  steps:
    - id: fetch
      action: fetch:template
      input:
        url: ./skeleton
        replace: \${{ parameters.name === 'a' }}
        values:
          name: \${{ parameters.name | upper }}
    - id: publish
      action: publish:local
      input:
        repoUrl: "\${{ (parameters.owner | parseRepoUrl)[\\"host\\"] }}"
  output:
    links:
      - url: \${{ steps.publish.output.remoteUrl }}
`;

function check(text: string) {
  return checkTemplate(text, vocabulary).problems.map(({ from, to, line, severity, problem }) => ({
    marked: text.slice(from, to),
    line,
    severity,
    problem,
  }));
}

it('finds nothing in a correct template', () => {
  expect(check(template)).toEqual([]);
});

it.each([
  [
    'an action that is not installed',
    'action: fetch:template',
    'action: fetch:templat',
    'fetch:templat',
    {
      key: 'unknownAction',
      template: 'service',
      step: 'fetch',
      name: 'fetch:templat',
      nearest: 'fetch:template',
    },
  ],
  [
    'an unknown key',
    '  type: service',
    '  type: service\n  step: []',
    'step',
    { key: 'unknownKey', name: 'step', place: 'spec', nearest: 'steps' },
  ],
  [
    'an unknown key of a step',
    '    - id: fetch',
    '    - idd: fetch',
    'idd',
    { key: 'unknownKey', name: 'idd', place: 'spec.steps.0', nearest: 'id' },
  ],
  [
    'a missing input',
    '        url: ./skeleton\n',
    '',
    'input',
    { key: 'missingInput', action: 'fetch:template', name: 'url' },
  ],
  [
    'an unknown input',
    'url: ./skeleton',
    'url: ./skeleton\n        replac: true',
    'replac',
    { key: 'unknownInput', action: 'fetch:template', name: 'replac', nearest: 'replace' },
  ],
  [
    'an input of another type',
    'url: ./skeleton',
    'url: [./skeleton]',
    '[',
    { key: 'invalidInput', action: 'fetch:template', name: 'url' },
  ],
  [
    'two steps with one id',
    '  output:',
    '    - id: fetch\n      action: publish:local\n  output:',
    'fetch',
    { key: 'duplicateStep', name: 'fetch' },
  ],
  [
    'an unknown parameter',
    'parameters.name | upper',
    'parameters.nam | upper',
    'parameters.nam',
    { key: 'unknownParameter', name: 'nam', nearest: 'name' },
  ],
  [
    'an unknown filter',
    '| upper',
    '| uper',
    'uper',
    { key: 'unknownFilter', name: 'uper', nearest: 'upper' },
  ],
  [
    'an unknown step',
    'steps.publish.output',
    'steps.publisj.output',
    'steps.publisj.output.remoteUrl',
    { key: 'unknownStep', name: 'publisj', nearest: 'publish' },
  ],
  [
    'an output of a later step',
    'parameters.name | upper',
    'steps.publish.output.remoteUrl',
    'steps.publish.output.remoteUrl',
    { key: 'laterStep', name: 'publish' },
  ],
  [
    'an unknown output',
    'output.remoteUrl',
    'output.remoteURL',
    'steps.publish.output.remoteURL',
    { key: 'unknownOutput', name: 'remoteURL', step: 'publish', nearest: 'remoteUrl' },
  ],
  [
    'an expression that does not end',
    '| upper }}',
    '| upper',
    '${{ parameters.name | upper',
    { key: 'unclosed' },
  ],
  [
    'an unknown field',
    'ui:field: OwnerPicker',
    'ui:field: OwnerPikcer',
    'OwnerPikcer',
    { key: 'unknownField', name: 'OwnerPikcer', nearest: 'OwnerPicker' },
  ],
  [
    'a wrong kind',
    'kind: Template',
    'kind: Templte',
    'Templte',
    { key: 'wrongKind', name: 'Templte', nearest: 'Template' },
  ],
  [
    'a type that does not exist',
    'name: { type: string }',
    'name: { type: strng, default: { type: x } }',
    'strng',
    { key: 'unknownType', name: 'strng', nearest: 'string' },
  ],
  [
    'an output of an action without outputs',
    'steps.publish.output.remoteUrl',
    'steps.fetch.output.remoteUrl',
    'steps.fetch.output.remoteUrl',
    { key: 'unknownOutput', name: 'remoteUrl', step: 'fetch', nearest: undefined },
  ],
])('finds %s', (_what, written, replacement, marked, problem) => {
  expect(template).toContain(written);
  expect(check(template.replace(written, replacement))).toMatchObject([{ marked, problem }]);
});

it('reports broken YAML with its line, and nothing else', () => {
  const problems = check(template.replace('kind: Template', 'kind: [Template'));
  expect(problems).toEqual([
    { marked: '[', line: 2, severity: 'error', problem: { key: 'unclosedList', line: 2 } },
  ]);
});

it.each([
  ['kind: Template', 'kind: {a: [b], c: 1', { key: 'unclosedMap', line: 2 }],
  ['  name: service', '  name: "service', { key: 'yamlQuote' }],
  ['  name: service', '\tname: service', { key: 'yamlTab' }],
  ['  name: service', '  name: service\n  name: other', { key: 'yamlDuplicate' }],
  ['  name: service', '  name: service\n  title: a: b', { key: 'yamlColon' }],
  ['  name: service', '  name: @service', { key: 'yamlStart' }],
])('explains the YAML error of %s written as %s', (written, replacement, problem) => {
  expect(check(template.replace(written, replacement))[0]?.problem).toEqual(problem);
});

it.each(['', ' ', 'a |', 'a | | upper', '| upper', '(a', 'a)', 'a[1', 'a and', 'a.', 'a +'])(
  'finds that the expression %j is not complete',
  (body) => {
    const text = template.replace('parameters.name | upper', body);
    expect(check(text)).toMatchObject([{ severity: 'error', problem: { key: 'incomplete' } }]);
  },
);

it.each(["a | upper(1) | d('|')", "- a or [1, (b), c['d']] -", 'not a', 'a[0].b', '-1'])(
  'accepts the expression %j',
  (body) => {
    const { problems } = checkTemplate(template.replace('parameters.name | upper', body), {});
    expect(problems).toEqual([]);
  },
);

it('finds folders that are not next to the template, if its files are known', () => {
  const find = (url: string, files?: string[]) =>
    checkTemplate(template.replace('./skeleton', url), { ...vocabulary, ...(files && { files }) }).problems;
  expect(find('./skeleto', ['skeleton/a.txt'])).toMatchObject([
    { line: 15, severity: 'error', problem: { key: 'missingFile', name: './skeleto' } },
  ]);
  for (const url of [
    './skeleton',
    'skeleton/',
    './',
    '../other',
    'https://example.com',
    '${{ parameters.name }}',
  ])
    expect(find(url, ['skeleton/a.txt'])).toEqual([]);
  expect(find('./skeleto')).toEqual([]);
});

it('reports missing steps besides the wrong key', () => {
  const problems = check(template.replace('steps:', 'stepz:').replace(/ {2}output:[^]*/, ''));
  expect(problems.map(({ problem }) => problem)).toEqual([
    { key: 'text', text: '"spec.steps" is required.' },
    { key: 'unknownKey', name: 'stepz', place: 'spec', nearest: 'steps' },
  ]);
});

it('reports what the catalog refuses', () => {
  expect(check(template.replace('  name: service\n', '  title: Service\n'))).toContainEqual(
    expect.objectContaining({ severity: 'error', problem: expect.objectContaining({ key: 'text' }) }),
  );
});

it('reads the parameters from a text whose steps are broken', () => {
  const { template: read, problems } = checkTemplate(
    template.replace('action: publish:local', 'action: 5'),
    vocabulary,
  );
  expect(read?.spec).toHaveProperty('parameters');
  expect(problems).not.toEqual([]);
});

it('does not check what is not loaded', () => {
  const text = template.replace('fetch:template', 'acme:other').replace('upper', 'other');
  expect(checkTemplate(text, {}).problems).toEqual([]);
});
