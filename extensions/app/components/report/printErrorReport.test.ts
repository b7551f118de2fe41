import { describe, expect, test } from 'vitest';
import { printErrorReport } from './printErrorReport';

function print(error: Error): string[] {
  error.stack = 'Error: at x.js:1';
  return printErrorReport({
    error,
    extensionId: 'entity-card:catalog/about',
    pluginId: 'catalog',
    packageName: 'acme@1.2.3',
    app: 'trellis-portal@0.1.0',
    page: '/catalog',
    time: new Date('2026-01-02T03:04:05Z'),
  }).split('\n');
}

describe('printErrorReport', () => {
  test('includes the error, extension, package, version, page and time', () => {
    const lines = print(Object.assign(new Error('No data'), { code: 'E_DATA' }));
    expect(lines.filter((line) => !line.startsWith('browser: '))).toEqual([
      'code: E_DATA',
      'message: No data',
      'extensionId: entity-card:catalog/about',
      'pluginId: catalog',
      'package: acme@1.2.3',
      'app: trellis-portal@0.1.0',
      'page: /catalog',
      'time: 2026-01-02T03:04:05.000Z',
      'stack:',
      'Error: at x.js:1',
    ]);
    expect(print(new TypeError('x'))[0]).toBe('code: TypeError');
  });

  test('includes the cause', () => {
    const cause = new Error('No chunk');
    cause.stack = 'Error: No chunk at y.js:2';
    expect(print(new Error('Failed', { cause })).at(-1)).toBe('caused by: Error: No chunk at y.js:2');
  });

  test.for([
    ['401 for Bearer abc.def-123456', '401 for Bearer ***'],
    ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl', 'got ***'],
    ['https://me:hunter2@git.example/x', 'https://me:***@git.example/x'],
    ['/api?access_token=s3cret&kind=api', '/api?access_token=***&kind=api'],
    ['ghp_0123456789abcdef', '***'],
  ] as const)('masks secrets: %s', ([message, masked]) => {
    expect(print(new Error(message))).toContain(`message: ${masked}`);
  });
});
