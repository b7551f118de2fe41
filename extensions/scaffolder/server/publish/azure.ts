import { readText } from '#backend';
import type { TemplateAction } from '#backend';
import { string } from '../actions/schema';
import { createPublishAction, type Publisher } from './createPublishAction';
import { HostError } from './hostApi';
import { publishExample } from './publishExample';
import type { PublishServices } from './publishServices';

const VERSION = 'api-version=6.0';

const publisher: Publisher<{ repoUrl: string }> = {
  id: 'publish:azure',
  title: 'Azure DevOps',
  type: 'azure',
  needs: ['organization', 'project', 'repo'],
  defaultBranch: 'master',
  examples: [
    publishExample(
      'publish:azure',
      'Create a repository in a project',
      'dev.azure.com?organization=acme&project=shop&repo=website',
    ),
    publishExample(
      'publish:azure',
      'Create a repository with another branch and author',
      'dev.azure.com?organization=acme&project=shop&repo=website',
      ['defaultBranch: main', 'gitAuthorName: Ada Lovelace', 'gitAuthorEmail: ada@acme.example'],
    ),
  ],
  properties: {},
  outputs: { repositoryId: string('The id of the repository') },
  async create({ api, location: { organization, project, repo } }) {
    const path = `/${encodeURIComponent(organization)}/${encodeURIComponent(project)}`;
    const created = await api.call('POST', `${path}/_apis/git/repositories?${VERSION}`, { name: repo });
    const [remoteUrl, id, pages] = ['remoteUrl', 'id', 'webUrl'].map((key) => readText(created, key));
    if (remoteUrl === undefined || id === undefined || pages === undefined)
      throw new HostError(
        `'${api.host.config.host}' returned an incomplete description of the repository.`,
        502,
      );
    // The user name in the URL would replace the credentials.
    const remote = new URL(remoteUrl);
    remote.username = '';
    return { remoteUrl: remote.href, repoContentsUrl: pages, outputs: { repositoryId: id } };
  },
};

/** Creates the action that creates a repository at Azure DevOps. */
export function createPublishAzure(services: PublishServices): TemplateAction {
  return createPublishAction(publisher, services);
}
