import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryCatalog } from '#backend/testing';
import {
  conflictError,
  notAllowedError,
  ReadError,
  type ActionContext,
  type AddressReader,
  type ReadTreeOptions,
} from '#backend';
import type { JsonObject, JsonValue } from '#model';
import { createLocalAddresses, type LocalAddresses } from '../git/localAddresses';
import { createLocalRepositories, type LocalRepositories } from '../git/localRepositories';
import { createTemplateRenderer } from '../templating/createTemplateRenderer';
import { createTemplateThreads } from '../templating/createTemplateThreads';
import type { WorkspaceLimits } from '../workspace/openWorkspace';
import { createBuiltInActions } from './createBuiltInActions';

const MB = 1024 * 1024;
const threads = createTemplateThreads({ threads: 1 });
const BASE_URL = 'http://portal.example';

let home: string;
let workspace: string;
let template: string;
let log: string[];
let registered: string[];
let repositories: LocalRepositories;
let addresses: LocalAddresses;
let lastRead: { url: string; options: ReadTreeOptions } | undefined;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trellis-actions-'));
});
beforeEach(async () => {
  workspace = await mkdtemp(join(home, 'workspace-'));
  template = await mkdtemp(join(home, 'template-'));
  log = [];
  registered = [];
  repositories = createLocalRepositories(join(template, 'repositories'));
  addresses = createLocalAddresses(repositories, () => ({ appUrl: BASE_URL, backendUrl: BASE_URL }));
});
afterAll(async () => {
  await threads.stop();
  await rm(home, { recursive: true, force: true });
});

async function write(folder: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** All files of the workspace with their content. */
async function readWorkspace(): Promise<Record<string, string>> {
  const found = await readdir(workspace, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    files.map(async (path) => [path.slice(workspace.length + 1), await readFile(path, 'utf8')] as const),
  );
  return Object.fromEntries(contents.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const remoteFiles: Record<string, string> = { 'readme.md': '# ${{ values.name }}', 'docs/a.md': 'a' };

const reader = {
  resolveUrl: (url: string, base: string) => new URL(url, base).href,
  load: async (url: string) => {
    const content = url.startsWith('https://host.example/')
      ? remoteFiles[url.split('/').slice(3).join('/')]
      : undefined;
    if (content === undefined) throw new ReadError(`Reading '${url}' is not allowed.`);
    return { bytes: Buffer.from(content), url, etag: '' };
  },
  readTree: async (url: string, options: ReadTreeOptions = {}) => {
    lastRead = { url, options };
    if (!url.startsWith('https://host.example/')) throw new ReadError(`Reading '${url}' is not allowed.`);
    const files = Object.entries(remoteFiles).map(([path, content]) => ({
      path,
      size: content.length,
      isExecutable: path === 'docs/a.md',
      load: async () => Buffer.from(content),
    }));
    return { url, etag: '', files, dispose: async () => undefined };
  },
} as unknown as AddressReader;

const location = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Location',
  metadata: { name: 'generated-1' },
};

const website = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'website', namespace: 'default' },
  spec: { type: 'website' },
};

function createActions(limits: Partial<WorkspaceLimits> = {}): ReturnType<typeof createBuiltInActions> {
  const settings = {
    limits: { workspaceBytes: 100 * MB, workspaceFiles: 1000, ...limits },
    defaultAuthor: { name: undefined, email: undefined },
    defaultCommitMessage: undefined,
  };
  return createBuiltInActions({
    reader,
    parseYaml: (text) => {
      try {
        return { value: parse(text) as unknown };
      } catch (error) {
        return { error: String(error), line: 1 };
      }
    },
    catalog: createMemoryCatalog([website]),
    registration: () => ({
      async add(url, caller) {
        if (caller.type === 'none') throw notAllowedError('Registering requires a permission.');
        if (registered.includes(url)) throw conflictError(`Location url:${url} already exists`);
        registered.push(url);
      },
      preview: async () => [location, website],
    }),
    repositories,
    addresses,
    settings: () => settings,
    openTemplates: () =>
      createTemplateRenderer(threads).open({ timeMs: 5000, memoryBytes: 64e6, outputBytes: 1e6 }),
  });
}

async function run(
  id: string,
  input: object,
  changes: Partial<ActionContext> = {},
  limits: Partial<WorkspaceLimits> = {},
): Promise<Record<string, JsonValue>> {
  const action = createActions(limits).find((candidate) => candidate.id === id);
  if (!action) throw new Error(`There is no action '${id}'.`);
  const outputs: Record<string, JsonValue> = {};
  const add = (message: string): void => void log.push(message);
  await action.handler({
    input: input as JsonObject,
    output: (name, value) => void (outputs[name] = value),
    logger: { debug: add, info: add, warn: add, error: add },
    logStream: new PassThrough(),
    workspacePath: workspace,
    createTemporaryDirectory: () => mkdtemp(join(home, 'temporary-')),
    secrets: {},
    task: { id: 'task' },
    step: { id: 'step', name: 'Step' },
    templateInfo: {
      entityRef: 'template:default/service',
      baseUrl: pathToFileURL(join(template, 'template.yaml')).href,
    },
    caller: { type: 'none' },
    isDryRun: false,
    signal: new AbortController().signal,
    checkpoint: (_key, work) => work(),
    ...changes,
  });
  return outputs;
}

/** Returns an output that is a text. */
function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

const remote: Partial<ActionContext> = {
  templateInfo: { entityRef: 'template:default/x', baseUrl: 'https://host.example/template.yaml' },
};

describe('fetch:plain', () => {
  it('copies the folder next to the template, with its modes and without its links', async () => {
    await write(template, {
      'skeleton/run.sh': 'run',
      'skeleton/a/b.txt': '${{ values.x }}',
      'skeleton/.git/config': 'x',
    });
    await chmod(join(template, 'skeleton/run.sh'), 0o755);
    await symlink('/etc/passwd', join(template, 'skeleton/passwd'));
    await run('fetch:plain', { url: './skeleton', targetPath: 'target' });
    expect(await readWorkspace()).toEqual({ 'target/a/b.txt': '${{ values.x }}', 'target/run.sh': 'run' });
    expect((await stat(join(workspace, 'target/run.sh'))).mode & 0o100).not.toBe(0);
  });

  it('reads repositories, with a token', async () => {
    await run('fetch:plain', { url: './', token: 'abc' }, remote);
    expect(lastRead).toMatchObject({ url: 'https://host.example/', options: { token: 'abc' } });
    expect(await readWorkspace()).toEqual({ 'docs/a.md': 'a', 'readme.md': '# ${{ values.name }}' });
    expect((await stat(join(workspace, 'docs/a.md'))).mode & 0o100).not.toBe(0);
  });

  it.each([
    ['../secret', /outside the folder of the template/],
    ['/etc', /outside the folder of the template/],
    ['link', /outside the folder of the template/],
    ['missing', /does not exist/],
    ['file:///etc', /not allowed/],
    ['http://169.254.169.254/latest', /not allowed/],
  ])('refuses %s', async (url, message) => {
    await symlink('/etc', join(template, 'link'));
    await expect(run('fetch:plain', { url })).rejects.toThrow(message);
    expect(await readWorkspace()).toEqual({});
  });

  it.each(['../out', '/tmp/out', 'link/out'])('does not write to %s', async (targetPath) => {
    await write(template, { 'skeleton/a.txt': 'a' });
    await symlink(home, join(workspace, 'link'));
    await expect(run('fetch:plain', { url: 'skeleton', targetPath })).rejects.toThrow(
      'outside the workspace',
    );
  });

  it('stops at the limits of the workspace', async () => {
    await write(template, { 's/1': 'x', 's/2': 'x', 's/3': 'x', 'big/a': 'x'.repeat(2_000_000) });
    await expect(run('fetch:plain', { url: 's' }, {}, { workspaceFiles: 2 })).rejects.toThrow(
      /more than 2 files/,
    );
    await expect(run('fetch:plain', { url: 'big' }, {}, { workspaceBytes: MB })).rejects.toThrow(
      /larger than 1 MB/,
    );
  });

  it('needs an absolute URL if the template has no location', async () => {
    const templateInfo = { entityRef: 'template:default/x' };
    await expect(run('fetch:plain', { url: './a' }, { templateInfo })).rejects.toThrow('Use an absolute URL');
  });
});

describe('fetch:plain:file', () => {
  it('copies a file', async () => {
    await write(template, { 'a.txt': 'a' });
    await run('fetch:plain:file', { url: './a.txt', targetPath: 'b/c.txt' });
    await run('fetch:plain:file', { url: 'https://host.example/readme.md', targetPath: 'readme.md' });
    expect(await readWorkspace()).toEqual({ 'b/c.txt': 'a', 'readme.md': '# ${{ values.name }}' });
  });

  it('names a missing file', async () => {
    await expect(run('fetch:plain:file', { url: 'x', targetPath: 'x' })).rejects.toThrow(
      "The file 'x' does not exist",
    );
  });
});

describe('fetch:template', () => {
  const values = { name: 'website', isDocs: false, tags: ['a', 'b'] };

  it('renders names and contents, copies binary files, and leaves out empty names', async () => {
    const binary = Uint8Array.from([0, 1, 255, 36, 123, 123]);
    await write(template, {
      'skeleton/${{ values.name }}/readme.md': '# ${{ values.name | title }}\n',
      'skeleton/{% if values.isDocs %}docs{% endif %}/index.md': 'docs',
      'skeleton/{% if values.isDocs %}mkdocs.yml{% endif %}': 'docs',
      'skeleton/logo.png': binary,
      'skeleton/latin.txt': Uint8Array.from([0xe4, 0x24, 0x7b, 0x7b]),
      'skeleton/.gitignore': 'node_modules\n',
    });
    await run('fetch:template', { url: './skeleton', values });
    const files = await readWorkspace();
    expect(Object.keys(files)).toEqual(['.gitignore', 'latin.txt', 'logo.png', 'website/readme.md']);
    expect(files['website/readme.md']).toBe('# Website\n');
    expect(new Uint8Array(await readFile(join(workspace, 'logo.png')))).toEqual(binary);
  });

  it('copies what the patterns name', async () => {
    await write(template, {
      's/${{ values.name }}.txt': '${{ values.name }}',
      's/raw/${{ values.name }}.txt': '${{ values.name }}',
    });
    await run('fetch:template', { url: 's', values, copyWithoutTemplating: ['raw/**'], targetPath: 'one' });
    await run('fetch:template', { url: 's', values, copyWithoutRender: ['raw'], targetPath: 'two' });
    expect(await readWorkspace()).toEqual({
      'one/raw/website.txt': '${{ values.name }}',
      'one/website.txt': 'website',
      'two/raw/${{ values.name }}.txt': '${{ values.name }}',
      'two/website.txt': 'website',
    });
  });

  it('renders only files with the extension', async () => {
    await write(template, { 's/a.md.njk': '${{ values.name }}', 's/b.md': '${{ values.name }}' });
    await run('fetch:template', { url: 's', values, templateFileExtension: true });
    expect(await readWorkspace()).toEqual({ 'a.md': 'website', 'b.md': '${{ values.name }}' });
  });

  it('renders templates of cookiecutter', async () => {
    await write(template, { 's/{{cookiecutter.name}}.txt': '{{ cookiecutter.tags | jsonify }} ${{ x }}' });
    await run('fetch:template', { url: 's', values, cookiecutterCompat: true });
    expect(await readWorkspace()).toEqual({ 'website.txt': '["a","b"] $' });
  });

  it('keeps existing files unless it is asked to replace them', async () => {
    await write(template, { 's/a.txt': 'new' });
    await write(workspace, { 'a.txt': 'old' });
    await run('fetch:template', { url: 's' });
    expect(await readWorkspace()).toEqual({ 'a.txt': 'old' });
    await run('fetch:template', { url: 's', replace: true });
    expect(await readWorkspace()).toEqual({ 'a.txt': 'new' });
  });

  it('does not write outside the target', async () => {
    await write(template, { 's/${{ values.path }}.txt': 'x' });
    await expect(
      run('fetch:template', { url: 's', values: { path: '../../out' }, targetPath: 'a' }),
    ).rejects.toThrow(/leaves the target folder/);
  });

  it('names the file of a mistake', async () => {
    await write(template, { 's/a.txt': '\n${{ values. }}' });
    await expect(run('fetch:template', { url: 's', values })).rejects.toThrow(/^'a\.txt': .*Line 2/s);
  });

  it.each([
    [{ copyWithoutRender: ['a'], copyWithoutTemplating: ['a'] }, /can not be used at the same time/],
    [{ templateFileExtension: true, cookiecutterCompat: true }, /incompatible/],
  ])('refuses %j', async (input, message) => {
    await expect(run('fetch:template', { url: 's', ...input })).rejects.toThrow(message);
  });

  it('stops when the task is canceled', async () => {
    await write(template, { 's/a.txt': '${{ values.name }}' });
    const signal = AbortSignal.abort(new Error('The task was canceled.'));
    await expect(run('fetch:template', { url: 's', values }, { signal })).rejects.toThrow('canceled');
  });
});

describe('fetch:template:file', () => {
  it('renders a file', async () => {
    await write(template, { 'a.txt': 'Hello ${{ values.name }}' });
    await run('fetch:template:file', { url: './a.txt', targetPath: 'b/a.txt', values: { name: 'you' } });
    await run('fetch:template:file', { url: './a.txt', targetPath: 'b/a.txt', values: { name: 'them' } });
    expect(await readWorkspace()).toEqual({ 'b/a.txt': 'Hello you' });
  });
});

describe('fs:delete', () => {
  it('deletes files, folders and matches', async () => {
    await write(workspace, {
      'a.txt': '',
      'b.txt': '',
      '.hidden': '',
      'c/d.md': '',
      'e/f.md': '',
      '[id].tsx': '',
    });
    await run('fs:delete', { files: ['*.txt', 'c', '[id].tsx', 'missing'] });
    expect(Object.keys(await readWorkspace())).toEqual(['.hidden', 'e/f.md']);
    await run('fs:delete', { files: ['**'] });
    expect(await readdir(workspace)).toEqual([]);
  });

  it.each(['../x', '/etc/passwd', 'link/x', '.'])('refuses %s', async (file) => {
    await write(home, { x: 'x' });
    await symlink(home, join(workspace, 'link'));
    await expect(run('fs:delete', { files: [file] })).rejects.toThrow(
      /outside the workspace|workspace itself/,
    );
    expect(await readFile(join(home, 'x'), 'utf8')).toBe('x');
  });

  it('does not follow links', async () => {
    await write(home, { 'kept/x': 'x' });
    await symlink(join(home, 'kept'), join(workspace, 'link'));
    await run('fs:delete', { files: ['**', 'link/**'] }).catch(() => undefined);
    expect(await readFile(join(home, 'kept/x'), 'utf8')).toBe('x');
  });
});

describe('fs:rename', () => {
  it('renames files and folders', async () => {
    await write(workspace, { 'a.txt': 'a', 'b/c.txt': 'c', 'd.txt': 'd' });
    await run('fs:rename', {
      files: [
        { from: 'a.txt', to: 'x/y/a.txt' },
        { from: 'b', to: 'e' },
        { from: 'd.txt', to: 'e/c.txt', overwrite: true },
      ],
    });
    expect(await readWorkspace()).toEqual({ 'e/c.txt': 'd', 'x/y/a.txt': 'a' });
  });

  it.each([
    [{ from: 'a.txt', to: '../a.txt' }, /outside the workspace/],
    [{ from: '../a.txt', to: 'a.txt' }, /outside the workspace/],
    [{ from: 'none', to: 'b.txt' }, /does not exist/],
    [{ from: 'a.txt', to: 'd.txt' }, /because it exists/],
    [{ from: 'b', to: 'b/c' }, /one contains the other/],
    [{ from: 'b/c', to: 'b', overwrite: true }, /one contains the other/],
  ])('refuses %j', async (file, message) => {
    await write(workspace, { 'a.txt': 'a', 'd.txt': 'd', 'b/c': 'c' });
    await expect(run('fs:rename', { files: [file] })).rejects.toThrow(message);
    expect(await readWorkspace()).toEqual({ 'a.txt': 'a', 'b/c': 'c', 'd.txt': 'd' });
  });
});

describe('fs:readdir', () => {
  it('lists files and folders', async () => {
    await write(workspace, { 'a.txt': '', 'b/c.txt': '', 'b/d/e.txt': '' });
    const flat = await run('fs:readdir', { paths: ['.'] });
    expect(flat).toEqual({
      files: [{ name: 'a.txt', path: 'a.txt', fullPath: join(workspace, 'a.txt') }],
      folders: [{ name: 'b', path: 'b', fullPath: join(workspace, 'b') }],
    });
    const deep = await run('fs:readdir', { paths: ['b'], recursive: true });
    expect(deep['files']).toMatchObject([{ path: 'b/c.txt' }, { path: 'b/d/e.txt' }]);
    expect(deep['folders']).toMatchObject([{ path: 'b/d' }]);
  });

  it('refuses other folders', async () => {
    await expect(run('fs:readdir', { paths: ['..'] })).rejects.toThrow('outside the workspace');
    await expect(run('fs:readdir', { paths: ['x'] })).rejects.toThrow("'x' is not a folder");
  });
});

describe('debug', () => {
  it('logs the input and the workspace', async () => {
    await write(workspace, { 'a.txt': 'content' });
    await run('debug:log', { message: 'hello', listWorkspace: 'with-contents' });
    expect(log).toEqual([
      '{\n  "message": "hello",\n  "listWorkspace": "with-contents"\n}',
      'hello',
      'Workspace:\n  - a.txt:\n\n  content',
    ]);
  });

  it('waits until the task is canceled', async () => {
    await run('debug:wait', { milliseconds: 5 });
    const controller = new AbortController();
    const waiting = run('debug:wait', { minutes: 5 }, { signal: controller.signal });
    controller.abort(new Error('The task was canceled.'));
    await expect(waiting).rejects.toThrow('canceled');
    await expect(run('debug:wait', { minutes: 11 })).rejects.toThrow('at most 10 minutes');
  });
});

describe('catalog', () => {
  it('returns entities', async () => {
    expect(await run('catalog:fetch', { entityRef: 'Component:website' })).toEqual({ entity: website });
    expect(
      await run('catalog:fetch', {
        entityRefs: ['website', 'none'],
        defaultKind: 'Component',
        optional: true,
      }),
    ).toEqual({ entities: [website, null] });
  });

  it.each([
    [{}, 'Missing entity reference'],
    [{ entityRef: 'component:none' }, 'Entity component:default/none not found'],
    [{ entityRef: 'website' }, 'missing or empty kind'],
  ])('refuses %j', async (input, message) => {
    await expect(run('catalog:fetch', input)).rejects.toThrow(message);
  });

  it('writes a descriptor that names the template', async () => {
    await run('catalog:write', { entity: website });
    expect(parse((await readWorkspace())['catalog-info.yaml'] ?? '')).toEqual({
      ...website,
      metadata: {
        ...website.metadata,
        annotations: { 'backstage.io/source-template': 'template:default/service' },
      },
    });
    await expect(run('catalog:write', { entity: website, filePath: '../x.yaml' })).rejects.toThrow('outside');
  });

  it('adds the version of the template', async () => {
    await write(workspace, { 'catalog-info.yaml': 'kind: Component\nmetadata:\n  name: x\n' });
    const templateInfo = {
      entityRef: 'template:default/service',
      entity: { metadata: { name: 'service', annotations: { 'backstage.io/template-version': '1.2.0' } } },
    };
    const { annotatedObject } = await run(
      'catalog:template:version',
      { labels: { a: 'b' } },
      { templateInfo },
    );
    const written = (await readWorkspace())['catalog-info.yaml'];
    expect(written).toBe(annotatedObject);
    expect(parse(written ?? '')).toEqual({
      kind: 'Component',
      metadata: { name: 'x', annotations: { 'backstage.io/template-version': '1.2.0' }, labels: { a: 'b' } },
    });
    await expect(run('catalog:template:version', { entityFilePath: 'none.yaml' })).rejects.toThrow(
      "'none.yaml' does not exist",
    );
  });
});

describe('catalog:register', () => {
  const user: Partial<ActionContext> = { caller: { type: 'service', subject: 'test' } };

  it('registers a descriptor, and names its component', async () => {
    const catalogInfoUrl = 'https://host.example/catalog-info.yaml';
    expect(await run('catalog:register', { catalogInfoUrl }, user)).toEqual({
      catalogInfoUrl,
      entityRef: 'component:default/website',
    });
    expect(registered).toEqual([catalogInfoUrl]);
    await expect(run('catalog:register', { catalogInfoUrl }, user)).rejects.toThrow('already exists');
    expect(await run('catalog:register', { catalogInfoUrl, optional: true }, user)).toMatchObject({
      entityRef: 'component:default/website',
    });
  });

  it('finds the descriptor in a repository', async () => {
    const repoContentsUrl = 'https://host.example/repo/';
    await run('catalog:register', { repoContentsUrl, catalogInfoPath: 'docs/info.yaml' }, user);
    expect(registered).toEqual(['https://host.example/repo/docs/info.yaml']);
  });

  it('needs the permission of the creator, even if it is optional', async () => {
    const input = { catalogInfoUrl: 'https://host.example/a.yaml', optional: true };
    await expect(run('catalog:register', input)).rejects.toThrow('requires a permission');
  });
});

describe('publish:local', () => {
  const input = { repoUrl: 'local?owner=acme&repo=Website' };
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  it('creates a repository that git can check and clone', async () => {
    await write(workspace, {
      'catalog-info.yaml': 'kind: Component',
      'src/deep/main.ts': 'main',
      'run.sh': 'run',
      '.gitignore': 'node_modules\n',
      'node_modules/a.js': 'a',
    });
    await chmod(join(workspace, 'run.sh'), 0o755);
    await mkdir(join(workspace, 'empty/folder'), { recursive: true });
    const outputs = await run('publish:local', { ...input, gitCommitMessage: 'First', gitAuthorName: 'Ada' });
    expect(outputs).toEqual({
      remoteUrl: 'http://portal.example/api/scaffolder/repositories/acme/Website.git',
      repoContentsUrl: 'http://portal.example/api/scaffolder/repositories/acme/Website/files',
      commitHash: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    const path = repositories.pathOf({ owner: 'acme', name: 'website' });
    git('-C', path, 'fsck', '--strict');
    const clone = join(home, 'clone');
    git('clone', path, clone);
    expect(git('-C', clone, 'ls-files').split('\n').filter(Boolean)).toEqual([
      '.gitignore',
      'catalog-info.yaml',
      'run.sh',
      'src/deep/main.ts',
    ]);
    expect((await stat(join(clone, 'run.sh'))).mode & 0o100).not.toBe(0);
    expect(git('-C', clone, 'log', '--format=%an %ae %s %D').trim()).toMatch(
      /^Ada scaffolder@backstage\.io First HEAD -> main/,
    );
  });

  it('serves its files to the reader of addresses', async () => {
    await write(workspace, { 'a b/c.txt': 'c', 'd.txt': 'd' });
    const { repoContentsUrl } = await run('publish:local', input);
    const url = textOf(repoContentsUrl);
    const load = async (address: string): Promise<string> =>
      Buffer.from((await addresses.find(address)?.load())?.bytes ?? []).toString();
    expect(await load(`${url}/a%20b/c.txt`)).toBe('c');
    const tree = await addresses.find(`${url}/a%20b`)?.list();
    expect(tree?.files.map(({ path }) => path)).toEqual(['c.txt']);
    expect(addresses.find(url)?.resolve('/catalog-info.yaml')).toBe(`${url}/catalog-info.yaml`);
    expect(addresses.find(`${url}/a%20b/c.txt`)?.resolve('../d.txt')).toBe(`${url}/d.txt`);
    expect(addresses.find(`${url}/d.txt`)?.resolve('../../../../../x')).toBe(`${url}/x`);
    await expect(load(`${url}/none`)).rejects.toThrow('no matching files');
    await expect(load(url.replace('Website', 'none') + '/d.txt')).rejects.toThrow(
      "'acme/none' does not exist",
    );
    expect(addresses.find(url.replace('portal', 'other'))).toBeUndefined();
    expect(addresses.find(url.replace('acme', '..'))).toBeUndefined();
  });

  it('serves the files that git clones from, and no others', async () => {
    await write(workspace, { 'a.txt': 'a' });
    const { commitHash } = await run('publish:local', input);
    const repository = { owner: 'acme', name: 'website' };
    const load = async (path: string): Promise<string | undefined> =>
      (await repositories.loadForClone(repository, path))?.toString();
    expect(await load('info/refs')).toBe(`${textOf(commitHash)}\trefs/heads/main\n`);
    expect(await load('HEAD')).toBe('ref: refs/heads/main\n');
    expect(await load('config')).toBeUndefined();
    expect(await load('../../../etc/passwd')).toBeUndefined();
    expect(await repositories.loadForClone({ owner: 'acme', name: 'none' }, 'HEAD')).toBeUndefined();
  });

  it.each([
    [{ repoUrl: 'github.com?owner=a&repo=b' }, /not a local repository/],
    [{ repoUrl: 'local?owner=..&repo=b' }, /not a valid name/],
    [{ repoUrl: 'local?owner=a&repo=..%2Fb' }, /not a valid name/],
    [{ ...input, defaultBranch: '../x' }, /not a valid name of a branch/],
    [{ ...input, sourcePath: '..' }, /outside the workspace/],
    [{ ...input, sourcePath: 'none' }, /does not exist/],
    [{ ...input, sourcePath: 'empty' }, /no files to publish/],
  ])('refuses %j', async (bad, message) => {
    await write(workspace, { 'a.txt': 'a' });
    await mkdir(join(workspace, 'empty'));
    await expect(run('publish:local', bad)).rejects.toThrow(message);
  });

  it('creates a repository once', async () => {
    await write(workspace, { 'a.txt': 'a' });
    await run('publish:local', input);
    await expect(run('publish:local', { repoUrl: 'local?owner=ACME&repo=website' })).rejects.toThrow(
      'exists already',
    );
    expect(await readdir(join(template, 'repositories'))).toEqual(['acme']);
  });
});
