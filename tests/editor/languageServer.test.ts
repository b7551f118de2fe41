import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogModeline, modeline, readCursor } from './cursor';
import { type LanguageServer, type Proposal, startLanguageServer } from './startLanguageServer';

const root = path.resolve(import.meta.dirname, '../..');

let server: LanguageServer;

beforeAll(async () => {
  server = await startLanguageServer();
});

afterAll(() => server.stop());

/** Creates a file with a modeline and these entries in its list of extensions. */
const extensions = (entries: string) => `${modeline}\napp:\n  extensions:\n${entries}\n`;
const settings = (id: string, lines: string) => extensions(`    - ${id}:\n        ${lines}`);

function propose(marked: string, file = 'config/edited.yaml'): Promise<Proposal[]> {
  const { text, position } = readCursor(marked);
  return server.open(file, text).complete(position);
}

const labels = async (marked: string, file?: string) =>
  (await propose(marked, file)).map(({ label }) => label);

function hover(marked: string): Promise<string> {
  const { text, position } = readCursor(marked);
  return server.open('config/edited.yaml', text).hover(position);
}

describe('the files that come with Trellis', () => {
  const files = globSync('config/**/*.{yaml,yml}', {
    cwd: root,
    ignore: ['config/catalog/apis/**', 'config/catalog/docs/**', 'config/catalog/templates/*/skeleton/**'],
  });
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

  it('include a configuration and a catalog', () => {
    expect(files).toContain('config/app-config.yaml');
    expect(files.filter((file) => file.startsWith('config/catalog/')).length).toBeGreaterThan(5);
  });

  it.each(files)('have a modeline: %s', (file) => {
    const above = '../'.repeat(file.split('/').length - 1);
    const line = (file.startsWith('config/catalog/') ? catalogModeline : modeline).replace(
      /(?:\.\.\/)+/,
      above,
    );
    expect(read(file).split('\n')[0]).toBe(line);
  });

  it.each(files)('have no mistakes: %s', async (file) => {
    expect(await server.open(file, read(file)).findMistakes()).toEqual([]);
    // A missing schema would find no mistakes either.
    const broken = read(file).replace(/^(app|metadata):\n/m, '$1:\n  title: [a]\n');
    expect(await server.open(file, broken).findMistakes()).not.toEqual([]);
  });
});

describe('an editor of descriptors', () => {
  const descriptor = (lines: string) => `${catalogModeline}\napiVersion: backstage.io/v1alpha1\n${lines}`;

  it('suggests kinds and the keys of their specs', async () => {
    expect(await labels(descriptor('kind: ▮'), 'config/catalog/edited.yaml')).toContain('Resource');
    const inside = descriptor('kind: API\nmetadata: { name: a }\nspec:\n  ▮');
    const keys = await labels(inside, 'config/catalog/edited.yaml');
    expect(keys).toEqual(expect.arrayContaining(['type', 'lifecycle', 'owner', 'definition']));
    expect(keys).not.toContain('memberOf');
  });

  it('underlines what the catalog would reject', async () => {
    const file = descriptor(
      'kind: Component\nmetadata: { name: a b }\nspec: { type: service, owner: [x] }\nfoo: 1\n',
    );
    const mistakes = await server.open('config/catalog/edited.yaml', file).findMistakes();
    expect(mistakes.map(({ line, message }) => `${line} ${message}`).toSorted()).toEqual([
      '4 Must be 1 to 63 letters and digits, with hyphens, underscores and dots inside.',
      '5 Missing property "lifecycle".',
      '5 Must be a string.',
      '6 Property foo is not allowed.',
    ]);
  });

  it('ignores unknown kinds', async () => {
    const file = `${catalogModeline}\napiVersion: acme.example/v1\nkind: Component\nmetadata: { name: a }\nspec: { anything: [1] }\n`;
    expect(await server.open('config/catalog/edited.yaml', file).findMistakes()).toEqual([]);
  });
});

describe('an editor suggests', () => {
  it('ids of installed extensions with descriptions', async () => {
    const proposals = await propose(extensions('    - page:ca▮'));
    const page = proposals.find(({ label }) => label === 'page:catalog');
    expect(page?.insertText).toBe('page:catalog');
    expect(JSON.stringify(page?.documentation)).toContain('The list of entities');
    expect(await labels(extensions('    - ▮'))).toContain('entity-card:org/ownership');
  });

  it('settings of an extension', async () => {
    expect(await labels(settings('page:catalog', '▮'))).toEqual(['config', 'attachTo', 'disabled']);
    expect(await labels(settings('app/layout', '▮'))).toEqual(['attachTo', 'disabled']);
  });

  it('the config keys of that extension only', async () => {
    const inside = (id: string) => settings(id, 'config:\n          ▮');
    expect(await labels(inside('page:catalog'))).toEqual(['path', 'title', 'pagination', 'exportSettings']);
    expect(await labels(inside('theme:app/light'))).toEqual(['accent']);
  });

  it('keys inside a value', async () => {
    const marked = settings('page:catalog', 'config:\n          pagination:\n            ▮');
    expect(await labels(marked)).toEqual(['mode', 'limit', 'offset']);
  });

  it('values of a key', async () => {
    const marked = settings('catalog-filter:catalog/list', 'config:\n          initialFilter: ▮');
    expect(await labels(marked)).toEqual(['owned', 'starred', 'all']);
  });

  it('only compatible parents', async () => {
    const parents = await labels(settings('entity-card:catalog/links', 'attachTo:\n          id: ▮'));
    expect(parents).toContain('entity-content:catalog/overview');
    expect(parents).not.toContain('api:app/app-theme');
    expect(parents).not.toContain('app/nav');
  });

  it('the inputs of the extension that it is attached to', async () => {
    const input = (id: string) =>
      settings('page:catalog', `attachTo:\n          id: ${id}\n          input: ▮`);
    expect(await labels(input('app/routes'))).toEqual(['routes']);
    expect(await labels(input('app/root'))).toEqual(['children', 'elements']);
  });

  it('external routes and compatible routes', async () => {
    const bindings = (line: string) => `${modeline}\napp:\n  routes:\n    bindings:\n      ${line}\n`;
    expect(await labels(bindings('▮'))).toContain('catalog.createComponent');
    const targets = await labels(bindings('catalog.viewTechDoc: ▮'));
    expect(targets).toContain('catalog.catalogEntity');
    expect(targets).not.toContain('catalog.catalogIndex');
  });

  it('problem codes and severities', async () => {
    const problems = (line: string) => `${modeline}\napp:\n  problems:\n    ${line}\n`;
    expect(await labels(problems('▮'))).toContain('ROUTE_PATH_CONFLICT');
    expect((await labels(problems('ROUTE_PATH_CONFLICT: ▮'))).toSorted()).toEqual([
      'error',
      'ignore',
      'warning',
    ]);
  });

  it('installed icons', async () => {
    const marked = `${modeline}\napp:\n  support:\n    items:\n      - title: Ask\n        icon: ▮\n`;
    expect(await labels(marked)).toContain('chat');
  });

  it('keys and operators of a predicate', async () => {
    const marked = settings('entity-card:catalog/links', 'config:\n          filter:\n            ▮');
    expect(await labels(marked)).toEqual(expect.arrayContaining(['kind', 'spec.type', '$any']));
  });

  it('no keys that Trellis does not use', async () => {
    const keys = await labels(`${modeline}\nbackend:\n  ▮\n`);
    expect(keys).toContain('listen');
    expect(keys).not.toContain('workingDirectory');
  });
});

describe('an editor explains', () => {
  it.each([
    ['an id in the list', extensions('    - page:cat▮alog'), 'The list of entities'],
    ['an id with settings', extensions('    - page:cat▮alog: false'), "attached to 'app/routes' at 'routes'"],
    ['a config key', settings('theme:app/light', 'config: { acc▮ent: "#0f766e" }'), 'The color of buttons'],
    [
      'a parent',
      settings('page:catalog', 'attachTo: { id: app/r▮oot, input: children }'),
      'The frame around the app',
    ],
    [
      'an input',
      settings('page:catalog', 'attachTo: { id: app/root, input: chil▮dren }'),
      'Accepts at most one.',
    ],
    ['a key of the configuration', `${modeline}\napp:\n  base▮Url: http://localhost\n`, 'URL of the portal'],
    [
      'a code',
      `${modeline}\napp:\n  problems:\n    ROUTE_PATH▮_CONFLICT: warning\n`,
      'Two pages have the same path.',
    ],
  ])('%s', async (_, marked, text) => {
    const note = await hover(marked);
    expect(note).toContain(text);
    // A list of all installed ids would hide the description.
    expect(note.length).toBeLessThan(900);
  });
});

describe('an editor underlines', () => {
  it.each<[what: string, line: number, text: string, message: string | RegExp, file: string]>([
    [
      'an id that is not installed',
      4,
      'page:catalgo',
      'No extension with this id is installed.',
      extensions('    - page:catalgo'),
    ],
    [
      'such an id with settings',
      4,
      'page:catalgo',
      'No extension with this id is installed.',
      extensions('    - page:catalgo: { config: { path: /x } }'),
    ],
    [
      'an unknown setting',
      5,
      'confg',
      'Property confg is not allowed.',
      settings('page:catalog', 'confg: { path: /x }'),
    ],
    [
      'an unknown config key',
      6,
      'pth',
      'Property pth is not allowed.',
      settings('page:catalog', 'config:\n          pth: /x'),
    ],
    [
      'an unknown key inside a value',
      6,
      'limt',
      'Property limt is not allowed.',
      settings('page:catalog', 'config:\n          pagination: { mode: offset, limt: 5 }'),
    ],
    [
      'config of an extension without settings',
      5,
      'config',
      'Property config is not allowed.',
      settings('app/layout', 'config: {}'),
    ],
    [
      'an invalid choice',
      5,
      'mine',
      /Valid values: "owned", "starred", "all"/,
      settings('catalog-filter:catalog/list', 'config: { initialFilter: mine }'),
    ],
    [
      'a value of the wrong type',
      5,
      '[a]',
      'Must be a string.',
      settings('page:catalog', 'config: { title: [a] }'),
    ],
    [
      'a number that is too small',
      5,
      '0',
      'Value is below the minimum of 1.',
      settings('page:catalog', 'config: { pagination: { mode: offset, limit: 0 } }'),
    ],
    [
      'a missing key',
      5,
      'pagination',
      'Missing property "mode".',
      settings('page:catalog', 'config: { pagination: { limit: 5 } }'),
    ],
    [
      'a string in the wrong format',
      5,
      'red',
      "Must be a color such as '#0f766e'.",
      settings('theme:app/light', 'config: { accent: red }'),
    ],
    [
      'a parent that is not installed',
      5,
      'app/rotes',
      /has an input that accepts this extension/,
      settings('page:catalog', 'attachTo: { id: app/rotes, input: routes }'),
    ],
    [
      'an incompatible parent',
      5,
      'app/routes',
      /has an input that accepts this extension/,
      settings('theme:app/light', 'attachTo: { id: app/routes, input: routes }'),
    ],
    [
      'an unknown input',
      5,
      'route',
      /Valid values: "routes"/,
      settings('page:catalog', 'attachTo: { id: app/routes, input: route }'),
    ],
    [
      'an attachment without an input',
      5,
      'attachTo',
      'Missing property "input".',
      settings('page:catalog', 'attachTo: { id: app/routes }'),
    ],
    [
      'an invalid entry value',
      4,
      'maybe',
      /^Must be true, false, or a map/,
      extensions('    - page:catalog: maybe'),
    ],
    ['an invalid switch', 5, 'maybe', 'Must be true or false.', settings('page:catalog', 'disabled: maybe')],
    [
      'extensions that are not a list',
      3,
      'page:catalog',
      /^Must be a list/,
      `${modeline}\napp:\n  extensions: { page:catalog: true }\n`,
    ],
    [
      'an unknown external route',
      5,
      'catalog.createComponnt',
      'Property catalog.createComponnt is not allowed.',
      `${modeline}\napp:\n  routes:\n    bindings:\n      catalog.createComponnt: false\n`,
    ],
    [
      'a route with different parameters',
      5,
      'catalog.catalogIndex',
      /Valid values: "catalog.catalogEntity"/,
      `${modeline}\napp:\n  routes:\n    bindings:\n      catalog.viewTechDoc: catalog.catalogIndex\n`,
    ],
    [
      'an unknown code',
      4,
      'ROUTE_PATH_CONFLIKT',
      'Property ROUTE_PATH_CONFLIKT is not allowed.',
      `${modeline}\napp:\n  problems:\n    ROUTE_PATH_CONFLIKT: ignore\n`,
    ],
    [
      'an unknown severity',
      4,
      'warn',
      /Valid values: "error", "warning", "ignore"/,
      `${modeline}\napp:\n  problems:\n    ROUTE_PATH_CONFLICT: warn\n`,
    ],
    [
      'a key of the configuration',
      3,
      'titel: Portal',
      "Unknown key. Did you mean 'title'?",
      `${modeline}\napp:\n  titel: Portal\n`,
    ],
    [
      'an invalid URL',
      3,
      'nowhere',
      'Must be an http or https URL.',
      `${modeline}\napp:\n  baseUrl: nowhere\n`,
    ],
    [
      'an invalid number',
      3,
      'abc',
      'Must be a number from 0 to 65535.',
      `${modeline}\nbackend:\n  listen: { port: abc }\n`,
    ],
    [
      'an unknown operator',
      5,
      '$inn',
      'Property $inn is not allowed.',
      settings('entity-card:catalog/links', 'config: { filter: { kind: { $inn: [a] } } }'),
    ],
    [
      'a duplicate key',
      4,
      'title: b',
      'Map keys must be unique',
      `${modeline}\napp:\n  title: a\n  title: b\n`,
    ],
  ])('%s', async (_, line, text, message, file) => {
    const mistakes = await server.open('config/edited.yaml', file).findMistakes();
    expect(mistakes.map((mistake) => [mistake.line, mistake.text])).toEqual([[line, text]]);
    expect(mistakes[0]?.message).toMatch(message);
  });

  it('a misspelled section, but no sections of other tools', async () => {
    const file = `${modeline}\nbackned: { baseUrl: http://localhost }\nsentry: { dsn: x }\n`;
    const mistakes = await server.open('config/edited.yaml', file).findMistakes();
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]?.line).toBe(2);
    expect(mistakes[0]?.message).toBe("Unknown key. Did you mean 'backend'?");
  });

  it('two extensions in one entry', async () => {
    const file = extensions('    - page:catalog:\n      page:user-settings: false');
    const mistakes = await server.open('config/edited.yaml', file).findMistakes();
    expect(mistakes.map(({ line, text }) => [line, text])).toEqual([
      [4, 'page:catalog'],
      [5, 'page:user-settings'],
    ]);
    expect(mistakes[1]?.message).toContain('An entry can have only one extension id.');
  });

  it('all mistakes of a file', async () => {
    const file = extensions(
      '    - page:catalgo\n    - page:catalog: { confg: {} }\n    - theme:app/light: { config: { accent: red } }',
    );
    const mistakes = await server
      .open('config/edited.yaml', `${file}organization: { nam: x }\n`)
      .findMistakes();
    expect(new Set(mistakes.map(({ line }) => line))).toEqual(new Set([4, 5, 6, 7]));
  });
});
