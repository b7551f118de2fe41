import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sodium from 'libsodium-wrappers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackendPlugin, scaffolderActionsRef } from '#backend';
import { createMemoryCatalog, createTestServer, type TestServer } from '#backend/testing';
import { isJsonObject, type Entity, type JsonObject } from '#model';
import { embeddedFirst, type OpenDatabase } from '#testing/contract';
import { scaffolderBackend } from '../backend';
import type { Task, TaskEvent } from '../protocol/tasks';
import { answerHosts, GITHUB_PRIVATE_KEY } from './hosts/answerHosts';
import { startHosts, type TestHosts } from './hosts/startHosts';

const integrations = {
  github: [{ host: 'github.com', token: 'github-token' }],
  gitlab: [{ host: 'gitlab.com', token: 'gitlab-token' }],
  gitea: [{ host: 'gitea.example', username: 'ada', password: 'gitea-password' }],
  azure: [{ host: 'dev.azure.com', credentials: [{ personalAccessToken: 'azure-token' }] }],
  bitbucketCloud: [{ host: 'bitbucket.org', token: 'bitbucket-token' }],
};

/** Runs the action of its values, with some files in the workspace. */
const template: Entity = {
  apiVersion: 'scaffolder.backstage.io/v1beta3',
  kind: 'Template',
  metadata: { name: 'publish', namespace: 'default' },
  spec: {
    type: 'service',
    steps: [
      { id: 'files', action: 'test:files' },
      ...[
        'publish:github',
        'publish:github:pull-request',
        'publish:gitlab',
        'publish:gitlab:merge-request',
        'publish:gitea',
        'publish:azure',
        'publish:bitbucketCloud',
        'github:actions:dispatch',
        'github:issues:create',
      ].map((action) => ({
        id: action.replaceAll(':', '-'),
        action,
        if: `\${{ parameters.action === '${action}' }}`,
        input: '${{ parameters.input }}',
      })),
    ],
    output: { all: '${{ steps }}' },
  },
};

const testFiles = createBackendPlugin({
  pluginId: 'test-files',
  register({ registry, lifecycle }) {
    lifecycle.onStart(async () => {
      registry.find(scaffolderActionsRef)?.add({
        id: 'test:files',
        supportsDryRun: true,
        async handler({ workspacePath }) {
          const { mkdir, writeFile } = await import('node:fs/promises');
          await mkdir(join(workspacePath, 'docs'));
          await writeFile(join(workspacePath, 'README.md'), '# Website');
          await writeFile(join(workspacePath, 'docs/new.md'), 'new');
          await writeFile(join(workspacePath, 'build.log'), 'ignored');
          await writeFile(join(workspacePath, '.gitignore'), '*.log\n');
        },
      });
    });
  },
});

const pushed = { '.gitignore': '*.log', 'README.md': '# Website', 'docs/new.md': 'new' };

describe.each(embeddedFirst)('publishing, on $name', (on) => {
  describe.skipIf(on.skipped)('to source control hosts', () => {
    let home: string;
    let opened: OpenDatabase;
    let server: TestServer;
    let hosts: TestHosts;

    async function start(section: JsonObject): Promise<TestServer> {
      const started = await createTestServer({
        plugins: [scaffolderBackend, testFiles],
        catalog: createMemoryCatalog([template]),
        database: opened.database,
        dataFolder: home,
        jobTimes: { leaseSeconds: 2, maintenanceSeconds: 1, pollMs: 50, renewMs: 200 },
        config: { integrations: section, auth: { providers: { guest: {} } } },
        fetchUrl: (url, init) => hosts.transport(url, init),
      });
      await started.lifecycles.start(started.app.log);
      return started;
    }
    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'trellis-publish-'));
      opened = await on.open();
    });
    beforeEach(async () => {
      hosts = await startHosts(answerHosts);
      server = await start(integrations);
    });
    afterEach(async () => {
      await server.close();
      await hosts.stop();
    });
    afterAll(async () => {
      await opened?.close();
      await rm(home, { recursive: true, force: true });
    });

    interface Result {
      id: string;
      status: string;
      output: JsonObject;
      log: string;
    }
    async function run(
      action: string,
      input: JsonObject,
      secrets: Record<string, string> = {},
    ): Promise<Result> {
      const created = await server.call({
        method: 'POST',
        url: '/api/scaffolder/v2/tasks',
        payload: { templateRef: 'template:default/publish', values: { action, input }, secrets },
      });
      return follow(created.json<{ id: string }>().id, action);
    }
    async function retry(id: string, action: string): Promise<Result> {
      await server.call({ method: 'POST', url: `/api/scaffolder/v2/tasks/${id}/retry`, payload: {} });
      return follow(id, action);
    }
    /** Waits until a task ends. */
    async function follow(id: string, action: string): Promise<Result> {
      const log = (await server.call({ url: `/api/scaffolder/v2/tasks/${id}/eventstream` })).body;
      const { status } = (await server.call({ url: `/api/scaffolder/v2/tasks/${id}` })).json<Task>();
      const events = (await server.call({ url: `/api/scaffolder/v2/tasks/${id}/events` })).json<
        TaskEvent[]
      >();
      const steps = events.at(-1)?.body.output?.['all'];
      const step = isJsonObject(steps) ? steps[action.replaceAll(':', '-')] : undefined;
      const output = isJsonObject(step) && isJsonObject(step['output']) ? step['output'] : {};
      return { id, status, output, log };
    }
    const bodyOf = (method: string, end: string) =>
      hosts.calls.find((call) => call.method === method && call.path.endsWith(end))?.body;
    const basic = (user: string, password: string): string =>
      `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

    const published = [
      {
        action: 'publish:github',
        repoUrl: 'github.com?owner=acme&repo=website',
        name: 'github.com/acme/website',
        branch: 'master',
        output: {
          remoteUrl: 'https://github.com/acme/website.git',
          repoContentsUrl: 'https://github.com/acme/website/blob/master',
        },
        user: basic('x-access-token', 'github-token'),
      },
      {
        action: 'publish:gitlab',
        repoUrl: 'gitlab.com?owner=acme%2Fshop&repo=website',
        name: 'gitlab.com/acme/shop/website',
        branch: 'master',
        output: {
          remoteUrl: 'https://gitlab.com/acme/shop/website',
          repoContentsUrl: 'https://gitlab.com/acme/shop/website/-/blob/master',
          projectId: 12,
          created: true,
        },
        user: basic('oauth2', 'gitlab-token'),
      },
      {
        action: 'publish:gitea',
        repoUrl: 'gitea.example?owner=acme&repo=website',
        name: 'gitea.example/acme/website',
        branch: 'main',
        output: {
          remoteUrl: 'https://gitea.example/acme/website.git',
          repoContentsUrl: 'https://gitea.example/acme/website/src/branch/main/',
        },
        user: basic('ada', 'gitea-password'),
      },
      {
        action: 'publish:azure',
        repoUrl: 'dev.azure.com?organization=acme&project=shop&repo=website',
        name: 'dev.azure.com/acme/shop/_git/website',
        branch: 'master',
        output: {
          remoteUrl: 'https://dev.azure.com/acme/shop/_git/website',
          repoContentsUrl: 'https://dev.azure.com/acme/shop/_git/website',
          repositoryId: 'f00d',
        },
        user: basic('', 'azure-token'),
      },
      {
        action: 'publish:bitbucketCloud',
        repoUrl: 'bitbucket.org?workspace=acme&project=SHOP&repo=website',
        name: 'bitbucket.org/acme/website',
        branch: 'master',
        output: {
          remoteUrl: 'https://bitbucket.org/acme/website.git',
          repoContentsUrl: 'https://bitbucket.org/acme/website/src/master',
        },
        user: basic('x-token-auth', 'bitbucket-token'),
      },
    ];

    it.each(published)(
      '$action creates a repository with the files and one commit',
      async ({ action, repoUrl, name, branch, output, user }) => {
        const result = await run(action, {
          repoUrl,
          gitCommitMessage: 'Create it',
          gitAuthorName: 'Ada',
          gitAuthorEmail: 'ada@acme.example',
        });
        expect({ status: result.status, log: result.log }).toEqual({ status: 'completed', log: result.log });
        const commitHash = await hosts.git(name, ['rev-parse', branch]);
        expect(result.output).toEqual({ ...output, commitHash });
        expect(await hosts.read(name, branch)).toEqual(pushed);
        expect(await hosts.git(name, ['log', '--format=%an %ae %s', branch])).toBe(
          'Ada ada@acme.example Create it',
        );
        await hosts.git(name, ['fsck', '--strict']);
        expect(hosts.pushedWith).toBe(user);
      },
    );

    it.each(published)('$action has no effects in a dry run', async ({ action, repoUrl }) => {
      const answer = await server.call({
        method: 'POST',
        url: '/api/scaffolder/v2/dry-run',
        payload: { template, values: { action, input: { repoUrl } }, directoryContents: [] },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('A run creates the repository');
      expect(answer.body).toContain('with 3 files');
      expect(hosts.calls).toEqual([]);
    });

    it.each(published)(
      '$action reports missing credentials and missing parts',
      async ({ action, repoUrl }) => {
        const [, type = ''] = action.split(':');
        await server.close();
        server = await start({ gitea: [{ host: 'gitea.example' }] });
        const host = repoUrl.split('?')[0];
        const { status, log } = await run(action, { repoUrl });
        expect(status).toBe('failed');
        expect(log).toMatch(
          new RegExp(
            `Changing repositories at '${host}' requires credentials. Add them to integrations.${type}(?:\\[0\\])? in the configuration`,
          ),
        );
        expect((await run(action, { repoUrl: `${host}?repo=website` })).log).toMatch(
          /The repository location '.+\?repo=website' has no (?:owner|organization|workspace)/,
        );
        const foreign = repoUrl.replace(/^[^?]+/, 'evil.example');
        expect((await run(action, { repoUrl: foreign })).log).toContain(
          "'evil.example' is not a host of integrations",
        );
        expect(hosts.calls).toEqual([]);
      },
    );

    it('reports what the host answered, with the name of the integration', async () => {
      const taken = await run('publish:github', { repoUrl: 'github.com?owner=acme&repo=taken' });
      expect(taken.log).toContain(
        "'github.com' answered 422 to POST /orgs/acme/repos: Repository creation failed.: name already exists on this account",
      );
      const gitlab = await run('publish:gitlab', { repoUrl: 'gitlab.com?owner=acme/shop&repo=taken' });
      expect(gitlab.log).toContain('has already been taken');
      const missing = await run('publish:gitlab', { repoUrl: 'gitlab.com?owner=none&repo=website' });
      expect(missing.log).toContain("The namespace 'none' does not exist at 'gitlab.com'");
      await server.close();
      server = await start({ ...integrations, azure: [{ host: 'dev.azure.com', token: 'wrong-token' }] });
      const azure = await run('publish:azure', {
        repoUrl: 'dev.azure.com?organization=acme&project=shop&repo=website',
      });
      expect(azure.log).toContain('Check that the credentials of integrations.azure[0] are valid.');
      expect(azure.log).not.toContain('wrong-token');
    });

    it('uses the token of the input, which the log hides', async () => {
      await server.close();
      server = await start({ ...integrations, github: [{ host: 'github.com', token: 'other' }] });
      const result = await run(
        'publish:github',
        { repoUrl: 'github.com?owner=ada&repo=tool', token: 'github-token' },
        { token: 'github-token' },
      );
      expect(result.status).toBe('completed');
      expect(result.log).not.toContain('github-token');
      expect(await hosts.read('github.com/ada/tool', 'master')).toEqual(pushed);
    });

    it('sets up a repository at GitHub: people, topics, variables, secrets and protection', async () => {
      const { status, log } = await run('publish:github', {
        repoUrl: 'github.com?owner=acme&repo=website',
        repoVisibility: 'internal',
        access: 'acme/platform',
        collaborators: [
          { team: 'group:default/web', access: 'maintain' },
          { team: 'unknown', access: 'push' },
          { user: 'ada', access: 'push' },
        ],
        topics: ['Shop'],
        repoVariables: { REGION: 'eu' },
        secrets: { KEY: 'a secret value' },
        requiredApprovingReviewCount: 2,
        requiredStatusCheckContexts: ['test'],
      });
      expect(status).toBe('completed');
      expect(bodyOf('POST', '/orgs/acme/repos')).toMatchObject({ name: 'website', visibility: 'internal' });
      expect(bodyOf('PUT', '/teams/platform/repos/acme/website')).toEqual({ permission: 'admin' });
      expect(bodyOf('PUT', '/teams/web/repos/acme/website')).toEqual({ permission: 'maintain' });
      expect(bodyOf('PUT', '/collaborators/ada')).toEqual({ permission: 'push' });
      expect(log).toContain("'unknown' has no access");
      expect(bodyOf('PUT', '/topics')).toEqual({ names: ['shop'] });
      expect(bodyOf('POST', '/actions/variables')).toEqual({ name: 'REGION', value: 'eu' });
      expect(bodyOf('PUT', '/branches/master/protection')).toMatchObject({
        required_status_checks: { strict: true, contexts: ['test'] },
        enforce_admins: true,
        required_pull_request_reviews: { required_approving_review_count: 2 },
      });
      await sodium.ready;
      const sealed = Buffer.from(
        String(bodyOf('PUT', '/actions/secrets/KEY')?.['encrypted_value']),
        'base64',
      );
      const publicKey = sodium.crypto_scalarmult_base(GITHUB_PRIVATE_KEY);
      const secret = sodium.crypto_box_seal_open(sealed, publicKey, GITHUB_PRIVATE_KEY);
      expect(sodium.to_string(secret)).toBe('a secret value');
    });

    it('sets up a project at GitLab, and keeps an existing one with skipExisting', async () => {
      const repoUrl = 'gitlab.com?owner=acme/shop&repo=website';
      const first = await run('publish:gitlab', {
        repoUrl,
        settings: { visibility: 'internal', topics: ['shop'] },
        branches: [{ name: 'next', create: true, protect: true, ref: 'main' }],
        projectVariables: [{ key: 'REGION', value: 'eu' }],
        setUserAsOwner: true,
        token: 'user-token',
      });
      expect(first.status).toBe('completed');
      expect(bodyOf('POST', '/projects')).toMatchObject({ namespace_id: 5, visibility: 'internal' });
      expect(bodyOf('POST', '/repository/branches')).toEqual({ branch: 'next', ref: 'main' });
      expect(bodyOf('POST', '/protected_branches')).toEqual({ name: 'next' });
      expect(bodyOf('POST', '/variables')).toEqual({ key: 'REGION', value: 'eu' });
      expect(bodyOf('POST', '/members')).toEqual({ user_id: 9, access_level: 50 });
      expect(hosts.calls.find(({ path }) => path.endsWith('/members'))?.authorization).toBe(
        'Bearer gitlab-token',
      );
      hosts.pushedWith = undefined;
      const again = await run('publish:gitlab', { repoUrl, skipExisting: true });
      expect(again.output).toMatchObject({ created: false, projectId: 12 });
      expect(hosts.pushedWith).toBeUndefined();
    });

    it('creates a pull request at GitHub that adds, changes and deletes files', async () => {
      const name = 'github.com/acme/website';
      await hosts.create(name);
      const blob = await hosts.git(name, ['hash-object', '-w', '--stdin'], 'old');
      await hosts.git(name, ['update-index', '--add', '--cacheinfo', `100644,${blob},site/README.md`]);
      await hosts.git(name, ['update-index', '--add', '--cacheinfo', `100644,${blob},old.md`]);
      const tree = await hosts.git(name, ['write-tree']);
      await hosts.git(name, [
        'update-ref',
        'refs/heads/main',
        await hosts.git(name, ['commit-tree', tree, '-m', 'x']),
      ]);
      const input = {
        repoUrl: 'github.com?owner=acme&repo=website',
        branchName: 'feature/change',
        title: 'Change it',
        description: 'All of it',
        targetPath: 'site',
        filesToDelete: ['old.md'],
        reviewers: ['ada'],
      };
      const { output, status } = await run('publish:github:pull-request', input);
      expect({ status, output }).toEqual({
        status: 'completed',
        output: {
          targetBranchName: 'main',
          remoteUrl: `https://${name}/pull/4`,
          pullRequestNumber: 4,
        },
      });
      expect(await hosts.read(name, 'feature/change')).toEqual({
        'site/.gitignore': '*.log',
        'site/README.md': '# Website',
        'site/docs/new.md': 'new',
      });
      expect(bodyOf('POST', '/pulls')).toMatchObject({
        head: 'acme:feature/change',
        base: 'main',
        draft: false,
      });
      expect(bodyOf('POST', '/requested_reviewers')).toEqual({ reviewers: ['ada'], team_reviewers: [] });
      const commit = bodyOf('POST', '/git/commits');
      expect([commit?.['message'], commit?.['author']]).toEqual(['Change it', undefined]);
      const again = await run('publish:github:pull-request', input);
      expect(again.log).toContain(
        "The branch 'feature/change' exists already. Use another name, or set 'update'.",
      );
      const outside = await run('publish:github:pull-request', {
        ...input,
        targetPath: '../..',
        branchName: 'b',
      });
      expect(outside.log).toContain('is not allowed in a repository');
    });

    it('creates a merge request at GitLab with the files that differ', async () => {
      const name = 'gitlab.com/acme/shop/website';
      await hosts.create(name);
      for (const [path, content] of [
        ['README.md', '# Website'],
        ['docs/new.md', 'old'],
      ] as const) {
        const blob = await hosts.git(name, ['hash-object', '-w', '--stdin'], content);
        await hosts.git(name, ['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
      }
      const tree = await hosts.git(name, ['write-tree']);
      await hosts.git(name, [
        'update-ref',
        'refs/heads/main',
        await hosts.git(name, ['commit-tree', tree, '-m', 'x']),
      ]);
      const { output, status, log } = await run('publish:gitlab:merge-request', {
        repoUrl: 'gitlab.com?owner=acme/shop&repo=website',
        branchName: 'change',
        title: 'Change it',
        reviewers: ['ada', 'unknown-user'],
        assignReviewersFromApprovalRules: true,
      });
      expect({ status, output }).toEqual({
        status: 'completed',
        output: {
          targetBranchName: 'main',
          projectid: 'acme/shop/website',
          projectPath: 'acme/shop/website',
          mergeRequestUrl: `https://${name}/-/merge_requests/8`,
        },
      });
      const actions = bodyOf('POST', '/repository/commits')?.['actions'] as Array<Record<string, string>>;
      expect(actions.map(({ action, file_path: path }) => `${action} ${path}`)).toEqual([
        'create .gitignore',
        'update docs/new.md',
      ]);
      expect(await hosts.read(name, 'change')).toEqual(pushed);
      expect(log).toContain("The user 'unknown-user' does not exist at 'gitlab.com'.");
      expect(bodyOf('PUT', '/merge_requests/8')).toEqual({ reviewer_ids: [33, 21] });
    });

    it('continues after a host that failed half-way, without repeating what it created', async () => {
      const failOnce = (method: string, end: string): void => {
        hosts.failNext = (call) => call.method === method && call.path.endsWith(end);
      };
      failOnce('PUT', '/actions/secrets/KEY');
      const github = await run('publish:github', {
        repoUrl: 'github.com?owner=acme&repo=website',
        repoVariables: { REGION: 'eu' },
        secrets: { KEY: 'a secret value' },
      });
      expect(github.status).toBe('failed');
      expect((await retry(github.id, 'publish:github')).status).toBe('completed');
      expect(await hosts.read('github.com/acme/website', 'master')).toEqual(pushed);

      failOnce('POST', '/variables');
      const gitlab = await run('publish:gitlab', {
        repoUrl: 'gitlab.com?owner=acme/shop&repo=website',
        branches: [{ name: 'next', create: true, protect: true, ref: 'main' }],
        projectVariables: [{ key: 'REGION', value: 'eu' }],
        setUserAsOwner: true,
      });
      expect(gitlab.status).toBe('failed');
      expect((await retry(gitlab.id, 'publish:gitlab')).status).toBe('completed');

      await hosts.git('github.com/acme/website', ['update-ref', 'refs/heads/main', 'master']);
      failOnce('POST', '/pulls');
      const pull = await run('publish:github:pull-request', {
        repoUrl: 'github.com?owner=acme&repo=website',
        branchName: 'change',
        title: 'Change it',
        description: 'All of it',
        targetPath: 'site',
      });
      expect(pull.status).toBe('failed');
      const again = await retry(pull.id, 'publish:github:pull-request');
      expect([again.status, again.output['pullRequestNumber']]).toEqual(['completed', 4]);

      const created = hosts.calls.filter(
        ({ method, path }) =>
          method === 'POST' && /\/(?:repos|projects|members|branches|protected_branches|refs)$/.test(path),
      );
      expect(created.map(({ path }) => path).toSorted()).toEqual([
        '/api/v4/projects',
        '/api/v4/projects/12/members',
        '/api/v4/projects/12/protected_branches',
        '/api/v4/projects/12/repository/branches',
        '/orgs/acme/repos',
        '/repos/acme/website/git/refs',
      ]);
      expect(hosts.calls.filter(({ path }) => path.endsWith('/actions/variables'))).toHaveLength(1);
    });

    it('starts workflows and creates issues at GitHub', async () => {
      const repoUrl = 'github.com?owner=acme&repo=website';
      const workflow = {
        repoUrl,
        workflowId: 'deploy.yaml',
        branchOrTagName: 'main',
        workflowInputs: { to: 'eu' },
      };
      expect((await run('github:actions:dispatch', workflow)).status).toBe('completed');
      expect(bodyOf('POST', '/actions/workflows/deploy.yaml/dispatches')).toEqual({
        ref: 'main',
        inputs: { to: 'eu' },
      });
      const issue = await run('github:issues:create', { repoUrl, title: 'Review', labels: ['new'] });
      expect(issue.output).toEqual({ issueUrl: 'https://github.com/acme/website/issues/7', issueNumber: 7 });
      expect(bodyOf('POST', '/issues')).toEqual({ title: 'Review', labels: ['new'] });
    });
  });
});
