import type { JsonObject } from '#model';
import { amount, flag, options, record, shape, string, strings } from '../actions/schema';
import type { PublishInput } from './createPublishAction';

interface People {
  users?: string[];
  teams?: string[];
  apps?: string[];
}

/** The inputs of `publish:github`. */
export interface GithubInput extends PublishInput {
  description?: string;
  homepage?: string;
  access?: string;
  repoVisibility?: 'private' | 'internal' | 'public';
  protectDefaultBranch?: boolean;
  protectEnforceAdmins?: boolean;
  deleteBranchOnMerge?: boolean;
  allowMergeCommit?: boolean;
  allowSquashMerge?: boolean;
  allowRebaseMerge?: boolean;
  allowAutoMerge?: boolean;
  allowUpdateBranch?: boolean;
  squashMergeCommitTitle?: string;
  squashMergeCommitMessage?: string;
  bypassPullRequestAllowances?: People & JsonObject;
  restrictions?: People & JsonObject;
  requiredApprovingReviewCount?: number;
  requireCodeOwnerReviews?: boolean;
  dismissStaleReviews?: boolean;
  requiredStatusCheckContexts?: string[];
  requireBranchesToBeUpToDate?: boolean;
  requiredConversationResolution?: boolean;
  requireLastPushApproval?: boolean;
  requiredCommitSigning?: boolean;
  requiredLinearHistory?: boolean;
  blockCreations?: boolean;
  collaborators?: Array<{ access: string; user?: string; team?: string; username?: string }>;
  hasProjects?: boolean;
  hasWiki?: boolean;
  hasIssues?: boolean;
  topics?: string[];
  repoVariables?: Record<string, string>;
  secrets?: Record<string, string>;
  oidcCustomization?: { useDefault: boolean; includeClaimKeys?: string[] };
  customProperties?: JsonObject;
  subscribe?: boolean;
}

const people = {
  users: strings('User names'),
  teams: strings('Names of teams'),
  apps: strings('Names of apps'),
};

/** The schema of the inputs that only GitHub has. */
export const githubProperties: JsonObject = {
  homepage: string('The homepage of the repository'),
  access: string('An administrator: a user, or a team as `organization/team`'),
  repoVisibility: options('Who can see the repository. The default value is `private`', [
    'private',
    'internal',
    'public',
  ]),
  protectDefaultBranch: flag('Protects the first branch. The default value is `true`'),
  protectEnforceAdmins: flag('The protection also applies to administrators. The default value is `true`'),
  deleteBranchOnMerge: flag('Deletes branches after a merge. The default value is `false`'),
  allowMergeCommit: flag('Allows merge commits. The default value is `true`'),
  allowSquashMerge: flag('Allows squash merges. The default value is `true`'),
  allowRebaseMerge: flag('Allows rebase merges. The default value is `true`'),
  allowAutoMerge: flag('Allows merges when all requirements are met. The default value is `false`'),
  allowUpdateBranch: flag('Offers to update branches of pull requests. The default value is `false`'),
  squashMergeCommitTitle: options('The title of a squash commit. The default value is `COMMIT_OR_PR_TITLE`', [
    'PR_TITLE',
    'COMMIT_OR_PR_TITLE',
  ]),
  squashMergeCommitMessage: options(
    'The message of a squash commit. The default value is `COMMIT_MESSAGES`',
    ['PR_BODY', 'COMMIT_MESSAGES', 'BLANK'],
  ),
  bypassPullRequestAllowances: {
    ...shape(people),
    description: 'Who can push without a pull request',
  },
  restrictions: {
    ...shape(people, ['users', 'teams']),
    description: 'Who can push to the protected branch. Only for organizations',
  },
  requiredApprovingReviewCount: amount(
    'Number of approving reviews that a pull request needs, from 0 to 6. The default value is 1',
  ),
  requireCodeOwnerReviews: flag('Code owners must approve changes of their files'),
  dismissStaleReviews: flag('New commits dismiss approving reviews'),
  requiredStatusCheckContexts: strings('Status checks that must pass before a merge'),
  requireBranchesToBeUpToDate: flag(
    'Branches must be up to date before a merge. The default value is `true`',
  ),
  requiredConversationResolution: flag('Conversations must be resolved before a merge'),
  requireLastPushApproval: flag('Someone other than the last pusher must approve'),
  requiredCommitSigning: flag('Commits must be signed'),
  requiredLinearHistory: flag('Merge commits cannot be pushed to the branch'),
  blockCreations: flag('Restrictions also apply to creating matching branches. The default value is `false`'),
  collaborators: {
    type: 'array',
    description: 'Users and teams with access',
    items: {
      anyOf: ['user', 'team', 'username'].map((kind) =>
        shape(
          {
            access: string('`pull`, `triage`, `push`, `maintain`, `admin`, or a role'),
            [kind]: string('The name'),
          },
          ['access', kind],
        ),
      ),
    },
  },
  hasProjects: flag('Enables projects'),
  hasWiki: flag('Enables the wiki'),
  hasIssues: flag('Enables issues'),
  topics: strings('Topics of the repository'),
  repoVariables: record('Variables of the repository for workflows'),
  secrets: record('Secrets of the repository for workflows'),
  oidcCustomization: {
    ...shape(
      {
        useDefault: flag('Whether to use the default template'),
        includeClaimKeys: strings('The claims of the subject'),
      },
      ['useDefault'],
    ),
    description: 'The subject of tokens that workflows get',
  },
  customProperties: record('Custom properties of the repository. Only for organizations'),
  subscribe: flag('Subscribes the user of the credentials to the repository'),
};
