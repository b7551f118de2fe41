import { describe, expect, it } from 'vitest';
import { createScmIntegrations } from '#model';
import { listHosts, resolveHostKind, type HostKind } from './hostKind';
import { parseRepositoryUrl, printRepositoryUrl } from './repositoryUrl';
import { changeHost, resolveDefaults } from './resolveDefaults';
import { validateRepositoryUrl } from './validateRepositoryUrl';

const integrations = createScmIntegrations({
  github: [{ host: 'ghe.acme.test' }],
  bitbucketServer: [{ host: 'stash.acme.test' }],
  gerrit: [{ host: 'gerrit.acme.test' }],
  gitea: [{ host: 'gitea.acme.test' }],
});
const kindOf = (host: string): HostKind => resolveHostKind(host, integrations);
const location = (value: string) => parseRepositoryUrl(value);

describe('The value of RepoUrlPicker', () => {
  it.each([
    ['github.com?owner=acme&repo=web'],
    ['dev.azure.com?repo=web&organization=acme&project=Web+shop'],
    ['bitbucket.org?repo=web&workspace=acme&project=WEB'],
    ['gitlab.com?owner=acme%2Fteam&repo=web'],
    ['ghe.acme.test:8443?owner=acme&repo=web'],
    ['local?owner=default&repo=web'],
  ])('is parsed and printed: %s', (value) => {
    expect(printRepositoryUrl(location(value))).toBe(value);
  });

  it('prints the parts in the order of the format', () => {
    const parts = { host: 'h', owner: 'o', repo: 'r', organization: 'g', workspace: 'w', project: 'p' };
    expect(printRepositoryUrl(parts)).toBe('h?owner=o&repo=r&organization=g&workspace=w&project=p');
  });

  it('is not written without a host', () => {
    expect(printRepositoryUrl({ ...location(''), owner: 'acme' })).toBeUndefined();
  });

  it('has no parts if it cannot be parsed', () => {
    expect(location('a b c')).toMatchObject({ host: '', owner: '' });
  });
});

describe('The validation of RepoUrlPicker', () => {
  it.each<[string, string[]]>([
    ['github.com?owner=acme&repo=web', []],
    ['github.com?repo=web', ['owner']],
    ['github.com?owner=acme', ['repo']],
    ['github.com', ['owner', 'repo']],
    ['gitlab.com?repo=web', ['owner']],
    ['gitea.acme.test?repo=web', ['owner']],
    ['local?repo=web', ['owner']],
    ['unknown.test?repo=web', ['owner']],
    ['gerrit.acme.test?repo=web', []],
    ['gerrit.acme.test', ['repo']],
    ['dev.azure.com?organization=acme&repo=web', ['project']],
    ['dev.azure.com?organization=acme&project=web&repo=web', []],
    ['bitbucket.org?repo=web', ['workspace', 'project']],
    ['bitbucket.org?workspace=acme&project=WEB', ['repo']],
    ['stash.acme.test?repo=web', ['project']],
    ['stash.acme.test?project=WEB&repo=web', []],
    ['?owner=acme', ['host']],
    ['', ['host']],
    ['a b c', ['url']],
    ['github.com:port?repo=web', ['url']],
  ])('finds the problems of %j: %j', (value, problems) => {
    expect(validateRepositoryUrl(value, kindOf)).toEqual(problems);
  });
});

describe('The hosts of RepoUrlPicker', () => {
  it('are those of the configuration and the public ones that repositories can be created at', () => {
    expect(
      listHosts(integrations, [])
        .map(({ host }) => host)
        .toSorted(),
    ).toEqual([
      'bitbucket.org',
      'dev.azure.com',
      'gerrit.acme.test',
      'ghe.acme.test',
      'gitea.acme.test',
      'github.com',
      'gitlab.com',
      'stash.acme.test',
    ]);
  });

  it('are those that the template allows, in its order', () => {
    expect(listHosts(integrations, ['local', 'github.com']).map(({ host }) => host)).toEqual([
      'local',
      'github.com',
    ]);
  });
});

describe('The defaults of RepoUrlPicker', () => {
  const hosts = [{ host: 'bitbucket.org' }, { host: 'github.com' }];

  it('choose the first host, and the first allowed value of each part that the host has', () => {
    const options = { allowedOwners: ['acme', 'other'], allowedProjects: ['WEB'], allowedRepos: ['shop'] };
    expect(printRepositoryUrl(resolveDefaults(location(''), options, hosts, kindOf))).toBe(
      'bitbucket.org?repo=shop&workspace=acme&project=WEB',
    );
  });

  it('keep values', () => {
    const given = location('github.com?owner=other&repo=web');
    expect(resolveDefaults(given, { allowedOwners: ['acme', 'other'] }, hosts, kindOf)).toEqual(given);
  });

  it('do nothing without hosts', () => {
    expect(resolveDefaults(location(''), {}, [], kindOf)).toEqual(location(''));
  });

  it('drop parts that another host does not have', () => {
    const given = location('bitbucket.org?repo=web&workspace=acme&project=WEB');
    expect(printRepositoryUrl(changeHost(given, 'github.com', kindOf))).toBe('github.com?repo=web');
  });
});
