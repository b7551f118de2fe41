import type { TemplateAction } from '#backend';
import { createPublishAzure } from './azure';
import { createPublishBitbucketCloud } from './bitbucketCloud';
import { createPublishGitea } from './gitea';
import { createPublishGithub } from './github';
import { createGithubPullRequest } from './githubPullRequest';
import { createGithubDispatch, createGithubIssue } from './githubRequests';
import { createPublishGitlab } from './gitlab';
import { createGitlabMergeRequest } from './gitlabMergeRequest';
import type { PublishServices } from './publishServices';

/** Creates the actions that change repositories at source control hosts. */
export function createPublishActions(services: PublishServices): TemplateAction[] {
  return [
    createGithubDispatch(services),
    createGithubIssue(services),
    createPublishAzure(services),
    createPublishBitbucketCloud(services),
    createPublishGitea(services),
    createPublishGithub(services),
    createGithubPullRequest(services),
    createPublishGitlab(services),
    createGitlabMergeRequest(services),
  ];
}
