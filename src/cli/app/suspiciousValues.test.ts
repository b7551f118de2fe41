import { describe, expect, it } from 'vitest';
import { loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { createFolder } from '../testing/runCommand';
import { checkConfig } from './checkConfig';

async function check(config: string, files: Readonly<Record<string, string>> = {}) {
  const cwd = createFolder({ ...files, 'app-config.yaml': config });
  const { value } = await loadConfig({
    settings: bundledSettings,
    args: ['--config', 'app-config.yaml'],
    env: {},
    cwd,
  });
  return (await checkConfig(value)).map(({ severity, code, where, candidates = [] }) =>
    `${severity} ${code} ${where?.file}:${where?.line}:${where?.column} ${candidates[0] ?? ''}`.trimEnd(),
  );
}

const extension = (id: string, config: string) => `app:\n  extensions:\n    - ${id}: { config: ${config} }\n`;
const suspicious = (place: string, candidate = '') => [
  `warning CONFIG_VALUE_SUSPICIOUS app-config.yaml:${place} ${candidate}`.trimEnd(),
];
const invalid = (place: string) => [`error CONFIG_VALUE_INVALID app-config.yaml:${place}`];
const location = (fields: string) => `catalog:\n  locations:\n    - { ${fields} }\n`;
const allow = (kinds: string) => `catalog:\n  rules:\n    - allow: ${kinds}\n`;
const redirect = (to: string) => extension('app/routes', `{ redirects: [{ from: /old, to: ${to} }] }`);
const banner = (fields: string) =>
  extension('app-root-element:app/banner', `{ banners: [{ id: a, text: b, ${fields} }] }`);
const languages = (list: string) => extension('api:app/app-language', `{ availableLanguages: ${list} }`);

describe('the report of values that are probably mistakes', () => {
  it.each<[title: string, config: string, expected: string[]]>([
    [
      'a malformed variable',
      'app:\n  title: $(X)\n',
      ['warning CONFIG_VARIABLE_INVALID app-config.yaml:2:10 ${X}'],
    ],
    [
      'a malformed variable as a URL',
      'app:\n  baseUrl: $X}\n',
      ['error CONFIG_VARIABLE_INVALID app-config.yaml:2:12 ${X}'],
    ],
    [
      'a malformed variable in a list',
      'app:\n  extensions:\n    - ${X\n',
      [
        'warning CONFIG_VARIABLE_INVALID app-config.yaml:3:7 ${X}',
        'warning INVALID_EXTENSION_CONFIG_KEY app-config.yaml:3:7',
      ],
    ],
    ['a stray quote', 'app:\n  title: Acme"\n', suspicious('2:10')],
    ['a stray bracket', 'app:\n  title: Acme]\n', suspicious('2:10')],
    ['a text that a comment hides', "app:\n  title: #acme'\n", suspicious('2:10')],
    ['a stray quote in a list', 'tools:\n  x: [a, b"]\n', suspicious('2:10')],
    [
      'a generator of documentation that is not supported',
      'techdocs:\n  generator:\n    runIn: docker\n',
      suspicious('3:12'),
    ],
    [
      'a storage of documentation that is not supported',
      'techdocs:\n  publisher:\n    type: googleGcs\n    googleGcs: { bucketName: acme }\n',
      suspicious('3:11'),
    ],
    ['app.baseUrl without a scheme', 'app:\n  baseUrl: portal.example.com\n', invalid('2:12')],
    [
      'an API without a scheme',
      'integrations:\n  github:\n    - { host: github.com, apiBaseUrl: api.github.com }\n',
      invalid('3:39'),
    ],
    [
      'a host with a scheme',
      'integrations:\n  github:\n    - host: https://github.com\n',
      ['error CONFIG_VALUE_INVALID app-config.yaml:3:13 github.com'],
    ],
    [
      'a proxy target without a scheme',
      'proxy:\n  endpoints:\n    /a: { target: a.example.com }\n',
      invalid('3:19'),
    ],
    ['a proxy without a scheme', 'proxy:\n  endpoints:\n    /a: a.example.com\n', invalid('3:9')],
    [
      'a link without a scheme',
      'app:\n  support:\n    url: help.example.com/x\n',
      suspicious('3:10', 'https://help.example.com/x'),
    ],
    [
      'a local link without a scheme',
      'app:\n  support:\n    url: localhost:80\n',
      suspicious('3:10', 'http://localhost:80'),
    ],
    [
      'a location URL without a scheme',
      location('type: url, target: github.com/a/b.yaml'),
      suspicious('3:28', 'https://github.com/a/b.yaml'),
    ],
    [
      'a URL in a location of files',
      location('type: file, target: https://a.example/b.yaml'),
      suspicious('3:15', 'url'),
    ],
    ['a missing file', location('type: file, target: ./catalgo.yaml'), suspicious('3:29', './catalog.yaml')],
    [
      'a missing file as in Backstage',
      location('type: file, target: ../../catalog.yaml'),
      suspicious('3:29', './catalog.yaml'),
    ],
    ['a glob without matches', location("type: file, target: './*/nope.yaml'"), suspicious('3:29')],
    ['a glob in a missing folder', location("type: file, target: './nope/*.yaml'"), suspicious('3:29')],
    ['a key of app', 'title: Acme\n', ['warning CONFIG_KEY_UNKNOWN app-config.yaml:1:1 app.title']],
    [
      'a key of app and backend',
      'baseUrl: http://a\n',
      ['warning CONFIG_KEY_UNKNOWN app-config.yaml:1:1 app.baseUrl'],
    ],
    [
      'a key of catalog',
      'locations: []\n',
      ['warning CONFIG_KEY_UNKNOWN app-config.yaml:1:1 catalog.locations'],
    ],
    ['kinds as text', allow('Component'), invalid('3:14')],
    ['a misspelled kind', allow('[Componnet]'), suspicious('3:15', 'Component')],
    ['a misspelled kind in a map', allow('[{ kind: Sytem }]'), suspicious('3:23', 'System')],
    [
      'an unknown icon',
      extension('app/nav', '{ items: [{ link: /x, title: y, icon: emial }] }'),
      suspicious('3:64', 'email'),
    ],
    [
      'an unknown icon of the support',
      'app:\n  support:\n    items: [{ title: x, icon: emial }]\n',
      suspicious('3:31', 'email'),
    ],
    ['an unknown language', languages('[en, xx-yy]'), suspicious('3:66')],
    ['a language by its name', languages('[english]'), suspicious('3:62', 'en')],
    ['a country as a language', languages('[jp]'), suspicious('3:62', 'ja')],
    ['an unknown region', languages('[en-XX]'), suspicious('3:62', 'en')],
    ['a relative redirect', redirect('catalog'), suspicious('3:61', '/catalog')],
    ['a redirect to a parent', redirect('../catalog'), suspicious('3:61', '/catalog')],
    ['a redirect to a URL', redirect('https://example.com'), suspicious('3:61')],
    [
      'a banner that ends before it starts',
      banner("from: '2027-02-01', until: '2027-01-01'"),
      ['error EXTENSION_CONFIGURATION_INVALID app-config.yaml:3:103'],
    ],
    [
      'a link of a banner without a scheme',
      banner('link: { url: a.example.com, title: x }'),
      ['error EXTENSION_CONFIGURATION_INVALID app-config.yaml:3:89'],
    ],
  ])('%s', async (_, config, expected) => {
    expect(await check(config, { 'catalog.yaml': '' })).toEqual(expected);
  });

  it.each<[title: string, config: string]>([
    ['passwords', 'backend:\n  database:\n    connection: { password: pa$$word, user: $me }\n'],
    ['quotes in texts', 'app:\n  title: The developers\' portal\norganization:\n  name: Say "hi"\n'],
    ['quotes in quotes', "app:\n  title: 'Acme\"'\n"],
    [
      'links',
      "app:\n  support:\n    url: mailto:help@example.com\n    items: [{ title: x, links: [{ url: /docs, title: a }, { url: 'slack://x', title: b }] }]\n",
    ],
    [
      'hosts',
      'integrations:\n  github:\n    - { host: ghe.example.com:8443, apiBaseUrl: https://ghe.example.com/api/v3 }\n',
    ],
    ['files', location('type: file, target: ./catalog.yaml')],
    ['folders', location('type: file, target: .')],
    ['globs', location("type: file, target: './*.yaml'")],
    ['other types of locations', location('type: bitbucket-discovery, target: x')],
    ['sections of other tools', 'github: { a: 1 }\nenabledPlugins: []\nkafka: {}\nmyPlugin: { title: x }\n'],
    ['kinds of plugins', allow('[API, Spaceship, { kind: AiResource }]')],
    ['kinds in any case', allow('[component, Api, Template]')],
    ['kinds with a type', allow('[{ kind: Component, spec.type: website }]')],
    ['languages', languages('[en, de-CH, pt-BR, zh-Hans, sr-Latn-RS, gsw]')],
    ['absolute redirects', redirect('/catalog')],
    ['a redirect with a rest', redirect("'/catalog/*'")],
    [
      'a banner of one day',
      banner("from: '2027-01-01', until: '2027-01-01', link: { url: /docs, title: x }"),
    ],
    ['installed icons', extension('app/nav', '{ items: [{ link: /x, title: y, icon: email }] }')],
  ])('accepts %s', async (_, config) => {
    expect(await check(config, { 'catalog.yaml': '' })).toEqual([]);
  });

  it('does not repeat a value that can be a password', async () => {
    const cwd = createFolder({ 'app-config.yaml': 'backend:\n  auth:\n    keys: [{ secret: $CANARY }]\n' });
    const options = { settings: bundledSettings, args: ['--config', 'app-config.yaml'], env: {}, cwd };
    const { problems } = await loadConfig(options);
    expect(problems.map(({ code }) => code)).toEqual(['CONFIG_VARIABLE_INVALID']);
    expect(JSON.stringify(problems)).not.toContain('CANARY');
  });
});
