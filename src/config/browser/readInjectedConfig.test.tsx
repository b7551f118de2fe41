import { describe, expect, it } from 'vitest';
import { printInjectedConfig, printSafeJson } from '../injected/printInjectedConfig';
import { ConfigReader } from '../reader/configReader';
import { readInjectedConfig } from './readInjectedConfig';

function createPage(body: string, address = 'https://portal.example.com/catalog'): Document {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${body}</body>`, 'text/html');
  Object.defineProperty(page, 'location', { value: new URL(address) });
  return page;
}

const app = { title: 'Acme', baseUrl: 'http://localhost:7007/base' };

describe('readInjectedConfig', () => {
  it('reads the configuration, its places and its problems', () => {
    const problem = { code: 'CONFIG_KEY_UNKNOWN', severity: 'warning', message: 'm' } as const;
    const spans = [0, 1, 1, 1, 1, 4, 1, 1, 6, 1, 9, 1, 1, 6, 1, 9, 1, 2, 3, 2, 7];
    const html = printInjectedConfig({
      config: { app: { title: 'x' } },
      places: { files: ['a.yaml'], spans },
      problems: [problem],
    });
    const { value, problems } = readInjectedConfig(createPage(html));
    expect(value.data).toEqual({ app: { title: 'x' } });
    expect(value.locate(['app', 'title'])).toMatchObject({ file: 'a.yaml', line: 2, column: 3 });
    expect(problems).toEqual([problem]);
  });

  it('reads what a Backstage server injects, with later data overriding earlier data', () => {
    const first = [{ context: 'a', data: { app: { title: 'One', baseUrl: 'x' } } }];
    const second = [{ context: 'b', data: { app: { title: 'Two' } } }];
    const html = [first, second]
      .map((data) => `<script type="backstage.io/config">${printSafeJson(data)}</script>`)
      .join('');
    const { value, problems } = readInjectedConfig(createPage(html));
    expect(problems).toEqual([]);
    expect(value.data).toEqual({ app: { title: 'Two', baseUrl: 'x' } });
  });

  it.each([
    ['no configuration', '', 'The page does not contain a configuration.'],
    [
      'broken JSON',
      '<script type="application/json" id="trellis-config">{</script>',
      /^Failed to load config from script tag, /,
    ],
    [
      'a list',
      '<script type="application/json" id="trellis-config">[]</script>',
      /^Failed to load config from script tag, /,
    ],
    [
      'broken JSON of a Backstage server',
      '<script type="backstage.io/config">{</script>',
      /^Failed to load config/,
    ],
  ])('returns a problem for a page with %s', (_, html, message) => {
    const { value, problems } = readInjectedConfig(createPage(html));
    expect(value.data).toEqual({});
    expect(problems).toMatchObject([
      { code: 'CONFIG_SYNTAX_INVALID', severity: 'error', message: expect.stringMatching(message) },
    ]);
  });

  it.each([
    [
      'moves both base URLs to the origin of the document if they share one',
      'http://localhost:7007',
      'https://portal.example.com/base',
      'https://portal.example.com',
    ],
    [
      'keeps them if they do not',
      'http://localhost:7008',
      'http://localhost:7007/base',
      'http://localhost:7008',
    ],
    ['keeps them if one is not a URL', '/api', 'http://localhost:7007/base', '/api'],
    [
      'keeps the path of the backend',
      'http://localhost:7007/backend',
      'https://portal.example.com/base',
      'https://portal.example.com/backend',
    ],
  ])('%s', (_, baseUrl, expectedApp, expectedBackend) => {
    const config = { app, backend: { baseUrl } };
    const html = printInjectedConfig({
      config,
      places: { files: [], spans: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      problems: [],
    });
    const reader = new ConfigReader(readInjectedConfig(createPage(html)).value);
    expect(reader.getString('app.baseUrl')).toBe(expectedApp);
    expect(reader.getString('backend.baseUrl')).toBe(expectedBackend);
    expect(reader.getString('app.title')).toBe('Acme');
  });
});
