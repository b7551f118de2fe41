import type { HostAnswer, HostCall, TestHosts } from './startHosts';

const fail = (status: number, message: string): HostAnswer => ({ status, body: { message } });

const answers: Record<string, (call: HostCall, hosts: TestHosts) => Promise<HostAnswer>> = {
  'api.github.com': answerGithub,
  'gitlab.com': answerGitlab,
  'gitea.example': answerGitea,
  'dev.azure.com': answerAzure,
  'api.bitbucket.org': answerBitbucket,
};

/** The parts of the APIs of the hosts that the actions use. The credentials are those of the test. */
export async function answerHosts(call: HostCall, hosts: TestHosts): Promise<HostAnswer> {
  return (await answers[call.host]?.(call, hosts)) ?? fail(404, `${call.host} does not exist`);
}

async function answerGithub(call: HostCall, hosts: TestHosts): Promise<HostAnswer> {
  const { method, path, body } = call;
  if (call.authorization !== 'Bearer github-token') return fail(401, 'Bad credentials');
  const request = `${method} ${path}`;
  if (request === 'GET /users/acme') return { status: 200, body: { type: 'Organization' } };
  if (request === 'GET /users/ada') return { status: 200, body: { type: 'User' } };
  if (request === 'POST /orgs/acme/repos' || request === 'POST /user/repos') {
    const owner = path.startsWith('/orgs') ? 'acme' : 'ada';
    const name = `github.com/${owner}/${String(body['name'])}`;
    if (body['name'] === 'taken')
      return {
        status: 422,
        body: {
          message: 'Repository creation failed.',
          errors: [{ message: 'name already exists on this account' }],
        },
      };
    await hosts.create(name);
    return { status: 201, body: { clone_url: `https://${name}.git`, html_url: `https://${name}` } };
  }
  if (request.endsWith('/actions/secrets/public-key'))
    return { status: 200, body: { key_id: '1', key: GITHUB_PUBLIC_KEY } };
  if (/PUT .*\/teams\/unknown\//.test(request)) return fail(404, 'Not Found');
  if (/^PUT |^POST .*\/(?:variables|dispatches|required_signatures)$/.test(request)) return { status: 204 };
  if (/^POST .*\/issues$/.test(request))
    return { status: 201, body: { html_url: 'https://github.com/acme/website/issues/7', number: 7 } };
  const [, owner = '', repo = '', rest = ''] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(path) ?? [];
  return answerGitData(`github.com/${owner}/${repo}`, `${method} ${rest}`, call, hosts);
}

/** The keys of the repositories for secrets. */
export const GITHUB_PRIVATE_KEY = Buffer.alloc(32, 7);
export const GITHUB_PUBLIC_KEY = 'E75P6uryBMf9M1j8nAByGIHRdCeBKCJ+xnTzf3/pe20=';

async function answerGitData(
  name: string,
  request: string,
  { body, query }: HostCall,
  hosts: TestHosts,
): Promise<HostAnswer> {
  const git = (args: readonly string[], input?: string) => hosts.git(name, args, input);
  const text = (key: string): string => String(body[key]);
  if (request === 'GET ') return { status: 200, body: { default_branch: 'main' } };
  const ref = /^GET \/git\/ref\/heads\/(.+)$/.exec(request)?.[1];
  if (ref !== undefined) {
    const sha = await git(['rev-parse', '--verify', '--quiet', `refs/heads/${ref}`]).catch(() => undefined);
    return sha === undefined ? fail(404, 'Not Found') : { status: 200, body: { object: { sha } } };
  }
  const commit = /^GET \/git\/commits\/(.+)$/.exec(request)?.[1];
  if (commit !== undefined)
    return { status: 200, body: { tree: { sha: await git(['rev-parse', `${commit}^{tree}`]) } } };
  if (request === 'POST /git/blobs') {
    const content = Buffer.from(text('content'), 'base64').toString();
    return { status: 201, body: { sha: await git(['hash-object', '-w', '--stdin'], content) } };
  }
  if (request === 'POST /git/trees') {
    await git(['read-tree', text('base_tree')]);
    const entries = body['tree'] as Array<{ path: string; mode: string; sha: string | null }>;
    const lines = entries.map(({ path, mode, sha }) =>
      sha === null ? `0 ${'0'.repeat(40)}\t${path}` : `${mode} ${sha}\t${path}`,
    );
    await git(['update-index', '--index-info'], `${lines.join('\n')}\n`);
    return { status: 201, body: { sha: await git(['write-tree']) } };
  }
  if (request === 'POST /git/commits') {
    const [parent = ''] = body['parents'] as string[];
    const sha = await git(['commit-tree', text('tree'), '-p', parent, '-m', text('message')]);
    return { status: 201, body: { sha } };
  }
  if (request === 'POST /git/refs' || request.startsWith('PATCH /git/refs/')) {
    const target = request.startsWith('POST') ? text('ref') : `refs/${request.split('/git/refs/')[1]}`;
    await git(['update-ref', target, text('sha')]);
    return { status: 201, body: {} };
  }
  if (request === 'GET /pulls') {
    const pull = { number: 3, html_url: `https://${name}/pull/3`, base: { ref: 'main' } };
    return { status: 200, body: query.get('head') === 'acme:open' ? [pull] : [] };
  }
  if (request === 'POST /pulls')
    return {
      status: 201,
      body: { number: 4, html_url: `https://${name}/pull/4`, base: { ref: text('base') } },
    };
  if (request.endsWith('/requested_reviewers') || request.endsWith('/assignees'))
    return { status: 201, body: {} };
  return fail(404, 'Not Found');
}

async function answerGitlab(call: HostCall, hosts: TestHosts): Promise<HostAnswer> {
  const { method, path, body, query } = call;
  if (call.authorization !== 'Bearer gitlab-token' && call.authorization !== 'Bearer user-token')
    return { status: 401, body: { message: '401 Unauthorized' } };
  const request = `${method} ${path.replace('/api/v4', '')}`;
  const name = 'gitlab.com/acme/shop/website';
  const project = { id: 12, http_url_to_repo: `https://${name}.git`, default_branch: 'main' };
  if (request === 'GET /namespaces/acme/shop') return { status: 200, body: { id: 5, kind: 'group' } };
  if (request === 'GET /user') return { status: 200, body: { id: 9 } };
  if (request === 'GET /users') {
    return { status: 200, body: query.get('username') === 'ada' ? [{ id: 21 }] : [] };
  }
  if (request === 'POST /projects') {
    if (body['name'] === 'taken')
      return { status: 400, body: { message: { name: ['has already been taken'] } } };
    await hosts.create(name);
    return { status: 201, body: project };
  }
  if (request === 'GET /projects/acme/shop/website') return { status: 200, body: project };
  const rest = /^(\w+) \/projects\/(?:12|acme\/shop\/website)(\/.*)$/.exec(request);
  const inside = rest ? `${rest[1]} ${rest[2]}` : '';
  if (/^POST \/(?:members|variables|protected_branches|repository\/branches)$/.test(inside))
    return { status: 201, body: {} };
  if (inside === 'GET /repository/tree') {
    const listed = await hosts.git(name, ['ls-tree', '-r', query.get('ref') ?? 'main']);
    const entries = listed.split('\n').map((line) => {
      const [, type, id, file] = line.split(/\s/);
      return { type, id, path: file };
    });
    return { status: 200, body: query.get('page') === '1' ? entries : [] };
  }
  if (inside === 'POST /repository/commits') {
    await hosts.git(name, ['read-tree', String(body['start_branch'])]);
    for (const { file_path: file, content, action } of body['actions'] as Array<Record<string, string>>) {
      if (action === 'delete') {
        await hosts.git(name, ['update-index', '--force-remove', file ?? '']);
        continue;
      }
      const decoded = Buffer.from(content ?? '', 'base64').toString();
      const blob = await hosts.git(name, ['hash-object', '-w', '--stdin'], decoded);
      await hosts.git(name, ['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`]);
    }
    const tree = await hosts.git(name, ['write-tree']);
    const start = String(body['start_branch']);
    const commit = await hosts.git(name, [
      'commit-tree',
      tree,
      '-p',
      start,
      '-m',
      String(body['commit_message']),
    ]);
    await hosts.git(name, ['update-ref', `refs/heads/${String(body['branch'])}`, commit]);
    return { status: 201, body: { id: commit } };
  }
  if (inside === 'POST /merge_requests')
    return { status: 201, body: { iid: 8, web_url: `https://${name}/-/merge_requests/8` } };
  if (inside === 'GET /merge_requests/8')
    return { status: 200, body: { detailed_merge_status: 'mergeable' } };
  if (inside === 'GET /merge_requests/8/approval_rules')
    return { status: 200, body: [{ eligible_approvers: [{ id: 33 }] }] };
  if (inside === 'PUT /merge_requests/8') return { status: 200, body: {} };
  return { status: 404, body: { message: '404 Not Found' } };
}

async function answerGitea(
  { method, path, body, authorization }: HostCall,
  hosts: TestHosts,
): Promise<HostAnswer> {
  if (authorization !== `Basic ${Buffer.from('ada:gitea-password').toString('base64')}`)
    return fail(401, 'invalid username, password or token');
  const request = `${method} ${path}`;
  if (request === 'GET /api/v1/user') return { status: 200, body: { login: 'ada' } };
  if (request !== 'POST /api/v1/orgs/acme/repos' && request !== 'POST /api/v1/user/repos')
    return fail(404, 'GetOrgByName');
  const name = `gitea.example/${path.includes('orgs') ? 'acme' : 'ada'}/${String(body['name'])}`;
  await hosts.create(name);
  return { status: 201, body: { clone_url: `https://${name}.git`, html_url: `https://${name}` } };
}

async function answerAzure(
  { method, path, body, authorization }: HostCall,
  hosts: TestHosts,
): Promise<HostAnswer> {
  if (authorization !== `Basic ${Buffer.from(':azure-token').toString('base64')}`) return { status: 203 };
  if (`${method} ${path}` !== 'POST /acme/shop/_apis/git/repositories') return fail(404, 'Page not found.');
  const name = `dev.azure.com/acme/shop/_git/${String(body['name'])}`;
  await hosts.create(name);
  const remoteUrl = `https://acme@${name}`;
  return { status: 201, body: { id: 'f00d', remoteUrl, webUrl: `https://${name}` } };
}

async function answerBitbucket(
  { method, path, body, authorization }: HostCall,
  hosts: TestHosts,
): Promise<HostAnswer> {
  if (authorization !== 'Bearer bitbucket-token')
    return { status: 401, body: { type: 'error', error: { message: 'Access token is invalid.' } } };
  const repo = /^\/2\.0\/repositories\/acme\/(\w+)$/.exec(path)?.[1];
  if (method !== 'POST' || repo === undefined || (body['project'] as { key?: string }).key !== 'SHOP')
    return { status: 404, body: { type: 'error', error: { message: 'Not found' } } };
  const name = `bitbucket.org/acme/${repo}`;
  await hosts.create(name);
  const clone = [
    { name: 'ssh', href: `git@${name}` },
    { name: 'https', href: `https://ada@${name}.git` },
  ];
  return { status: 200, body: { links: { html: { href: `https://${name}` }, clone } } };
}
