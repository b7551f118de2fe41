import { readMaps, readText } from '#backend';
import type { TemplateAction } from '#backend';
import { options } from '../actions/schema';
import { createPublishAction, type Publisher, type PublishInput } from './createPublishAction';
import { publishExample } from './publishExample';
import type { PublishServices } from './publishServices';

interface BitbucketInput extends PublishInput {
  description?: string;
  repoVisibility?: 'private' | 'public';
}

const publisher: Publisher<BitbucketInput> = {
  id: 'publish:bitbucketCloud',
  title: 'Bitbucket Cloud',
  type: 'bitbucketCloud',
  needs: ['workspace', 'project', 'repo'],
  defaultBranch: 'master',
  examples: [
    publishExample(
      'publish:bitbucketCloud',
      'Create a private repository',
      'bitbucket.org?workspace=acme&project=SHOP&repo=website',
    ),
    publishExample(
      'publish:bitbucketCloud',
      'Create a public repository with a description',
      'bitbucket.org?workspace=acme&project=SHOP&repo=website',
      ['description: The website of Acme', 'repoVisibility: public', 'defaultBranch: main'],
    ),
  ],
  properties: {
    repoVisibility: options('Who can see the repository. The default value is `private`', [
      'private',
      'public',
    ]),
  },
  async create({ api, location: { workspace, project, repo }, input, branch }) {
    const { description, repoVisibility = 'private' } = input;
    const path = `/repositories/${encodeURIComponent(workspace)}/${encodeURIComponent(repo)}`;
    const created = await api.call('POST', path, {
      scm: 'git',
      is_private: repoVisibility === 'private',
      project: { key: project },
      ...(description === undefined ? {} : { description }),
    });
    const pages = readText(created, 'links.html.href') ?? `${api.host.config.baseUrl}/${workspace}/${repo}`;
    const clone = readMaps(created, 'links.clone').find((link) => link['name'] === 'https');
    // The user name in the URL would replace the credentials.
    const remote = new URL((clone && readText(clone, 'href')) ?? `${pages}.git`);
    remote.username = '';
    return { remoteUrl: remote.href, repoContentsUrl: `${pages}/src/${branch}` };
  },
};

/** Creates the action that creates a repository at Bitbucket Cloud. */
export function createPublishBitbucketCloud(services: PublishServices): TemplateAction {
  return createPublishAction(publisher, services);
}
