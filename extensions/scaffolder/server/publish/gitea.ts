import { readText } from '#backend';
import type { TemplateAction } from '#backend';
import { options } from '../actions/schema';
import { createPublishAction, type Publisher, type PublishInput } from './createPublishAction';
import { HostError } from './hostApi';
import { publishExample } from './publishExample';
import type { PublishServices } from './publishServices';

interface GiteaInput extends PublishInput {
  description?: string;
  repoVisibility?: 'private' | 'public';
}

const publisher: Publisher<GiteaInput> = {
  id: 'publish:gitea',
  title: 'Gitea',
  type: 'gitea',
  needs: ['owner', 'repo'],
  defaultBranch: 'main',
  examples: [
    publishExample(
      'publish:gitea',
      'Create a repository of an organization',
      'gitea.com?owner=acme&repo=website',
    ),
    publishExample('publish:gitea', 'Create a private repository', 'gitea.com?owner=acme&repo=website', [
      'description: The website of Acme',
      'repoVisibility: private',
    ]),
  ],
  properties: {
    repoVisibility: options('Who can see the repository. The default value is `public`', [
      'private',
      'public',
    ]),
  },
  async create({ api, location: { owner, repo }, input, branch }) {
    const body = {
      name: repo,
      private: input.repoVisibility === 'private',
      default_branch: branch,
      ...(input.description === undefined ? {} : { description: input.description }),
    };
    // The owner is an organization, or the user of the credentials.
    const created = await api
      .call('POST', `/orgs/${encodeURIComponent(owner)}/repos`, body)
      .catch(async (error: unknown) => {
        if (!(error instanceof HostError) || error.status !== 404) throw error;
        const login = readText(await api.call('GET', '/user'), 'login');
        if (login?.toLowerCase() !== owner.toLowerCase()) throw error;
        return api.call('POST', '/user/repos', body);
      });
    const pages = readText(created, 'html_url') ?? `${api.host.config.baseUrl}/${owner}/${repo}`;
    return {
      remoteUrl: readText(created, 'clone_url') ?? `${pages}.git`,
      repoContentsUrl: `${pages}/src/branch/${branch}/`,
    };
  },
};

/** Creates the action that creates a repository at Gitea. */
export function createPublishGitea(services: PublishServices): TemplateAction {
  return createPublishAction(publisher, services);
}
