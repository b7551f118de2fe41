import { describe, expect, test } from 'vitest';

import { assertGrowsLinearly } from '../../tests/checking/growth';
import {
  createExcerpt,
  createProblem,
  findCandidates,
  listProblemDefinitions,
  parseConfigPath,
  type Place,
  printConfigPath,
  printProblems,
  problemsToJson,
} from './index';

const place: Place = {
  file: 'config/app-config.yaml',
  line: 3,
  column: 11,
  endLine: 3,
  endColumn: 14,
  path: 'app.title',
};
const source = 'backend:\napp:\n  title:  One\n  other: 1\n';

describe('the problem catalog', () => {
  const severities = new Map(listProblemDefinitions().map(({ code, severity }) => [code, severity]));

  test('keeps the names and severities that administrators and tools rely on', () => {
    const known = {
      warning:
        'EXTENSION_IGNORED INVALID_EXTENSION_CONFIG_KEY EXTENSION_INPUT_DATA_IGNORED EXTENSION_INPUT_INTERNAL_IGNORED EXTENSION_OUTPUT_IGNORED EXTENSION_BOOTSTRAP_PREDICATE_IGNORED EXTENSION_BOOTSTRAP_API_UNAVAILABLE FEATURE_FLAG_INVALID',
      error:
        'EXTENSION_INPUT_REDIRECT_CONFLICT EXTENSION_INPUT_DATA_MISSING EXTENSION_ATTACHMENT_CONFLICT EXTENSION_ATTACHMENT_MISSING EXTENSION_CONFIGURATION_INVALID EXTENSION_INVALID EXTENSION_OUTPUT_CONFLICT EXTENSION_OUTPUT_MISSING EXTENSION_FACTORY_ERROR API_EXTENSION_INVALID API_FACTORY_CONFLICT EXTENSION_BOOTSTRAP_API_OVERRIDE_IGNORED ROUTE_DUPLICATE ROUTE_BINDING_INVALID_VALUE ROUTE_NOT_FOUND',
    };
    for (const [severity, codes] of Object.entries(known)) {
      for (const code of codes.split(' '))
        expect([code, severities.get(code as never)]).toEqual([code, severity]);
    }
  });

  test.for(listProblemDefinitions())('explains $code in full sentences', ({ title, explanation }) => {
    expect(title).toMatch(/^[A-Za-z].*[^.]$/);
    expect(explanation).toMatch(/^[A-Z$].*\.$/);
  });
});

describe('the closest candidates', () => {
  const known = ['page:catalog', 'page:catalog/entity', 'page:search', 'api:catalog', 'app'];

  test.for([
    ['page:catalogue', ['page:catalog']],
    ['pgae:search', ['page:search']],
    ['PAGE:SEARCH', ['page:search']],
    ['ap', ['app']],
    ['something-else', []],
    ['', []],
  ] as const)('to "%s" are %s', ([written, expected]) => {
    expect(findCandidates(written, known)).toEqual(expected);
  });

  test('are at most three, closest first', () => {
    expect(
      findCandidates('abcdefgh', ['abcdefgx', 'abcdefxx', 'abcdefgh1', 'abcdefg', 'abcdefgi']),
    ).toHaveLength(3);
    expect(findCandidates('abcdefgh', ['abcdefxx', 'abcdefgx'])).toEqual(['abcdefgx', 'abcdefxx']);
  });

  test('are found in linear time', async () => {
    const [nearest] = await assertGrowsLinearly(1000, (size) => {
      const many = Array.from({ length: size }, (_, index) => `entity-card:plugin-${index}/overview`);
      return () => findCandidates('entity-card:plugin-4711/overveiw', many);
    });
    expect(nearest).toBe('entity-card:plugin-4711/overview');
  });
});

describe('createExcerpt', () => {
  test('marks the value in its line', () => {
    expect(createExcerpt(source, place)).toBe('2 | app:\n3 |   title:  One\n  |           ^^^');
  });

  test('marks one character if the end is unknown or on another line', () => {
    expect(
      createExcerpt(source, { ...place, endLine: 9 })
        .split('\n')
        .at(-1),
    ).toBe('  |           ^');
  });

  test('is empty for a line that the source does not have', () => {
    expect(createExcerpt(source, { ...place, line: 99 })).toBe('');
  });

  test('shortens a long line around the place', () => {
    const excerpt = createExcerpt(`key: ${'x'.repeat(5000)}END`, {
      ...place,
      line: 1,
      column: 5006,
      endLine: 1,
      endColumn: 5009,
    });
    const [line = '', caret = ''] = excerpt.split('\n');
    expect(line.length).toBeLessThan(130);
    expect(line.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('END');
  });

  test('supports Windows line endings', () => {
    expect(
      createExcerpt('a: 1\r\nb: 2\r\n', { ...place, line: 2, column: 4, endLine: 2, endColumn: 5 }),
    ).toBe('1 | a: 1\n2 | b: 2\n  |    ^');
  });
});

const problem = createProblem('EXTENSION_FACTORY_ERROR', {
  message: "Failed to instantiate extension 'page:x', Boom",
  hint: 'Do this.',
  where: place,
  extensionId: 'page:x',
  pluginId: undefined,
  candidates: ['page:y'],
});

describe('a problem', () => {
  test('has the severity of its code and no empty fields', () => {
    expect(problem.severity).toBe('error');
    expect('pluginId' in problem).toBe(false);
  });

  test('is printed with place, excerpt, ids and hint', () => {
    expect(printProblems([problem], { readSource: () => source })).toBe(
      [
        'error EXTENSION_FACTORY_ERROR config/app-config.yaml:3:11',
        "  Failed to instantiate extension 'page:x', Boom",
        '    2 | app:',
        '    3 |   title:  One',
        '      |           ^^^',
        '  at app.title',
        '  extension page:x',
        '  Hint: Do this.',
        '',
      ].join('\n'),
    );
  });

  test('converts to plain data with a stable order of keys', () => {
    const json = problemsToJson([problem]);
    expect(Object.keys(json.problems[0] ?? {})).toEqual([
      'code',
      'severity',
      'message',
      'where',
      'hint',
      'extensionId',
      'candidates',
    ]);
    expect(JSON.parse(JSON.stringify(json))).toEqual({ problems: [problem] });
  });
});

test('printConfigPath joins keys with dots and puts indexes in brackets', () => {
  expect(printConfigPath(['app', 'extensions', 3, 'page:catalog', 'config'])).toBe(
    'app.extensions[3].page:catalog.config',
  );
  expect(printConfigPath([])).toBe('');
});

test.for([
  ['app.extensions[1].page:catalog.config', ['app', 'extensions', 1, 'page:catalog', 'config'], 4],
  ['a.b[0].c', ['a.b[0]', 'c'], 2],
  ['a.[0]', ['a', '', 0], 3],
  ['a..x[y', ['a', '', 'x', '[y'], 2],
  ['nothing.here[2]', ['nothing', 'here', 2], 0],
] as const)('parseConfigPath parses %s', ([text, path, existing]) => {
  const root = { app: { extensions: ['x', { 'page:catalog': true }] }, 'a.b[0]': { c: 1 }, a: { '': [1] } };
  const walker = {
    hasKey: (value: unknown, key: string) =>
      !Array.isArray(value) && Object.hasOwn(Object(value) as object, key),
    enter: (value: unknown, step: string | number) => Reflect.get(Object(value) as object, step) as unknown,
  };
  expect(parseConfigPath<unknown>(text, root, walker)).toEqual({ path, existing: path.slice(0, existing) });
});
