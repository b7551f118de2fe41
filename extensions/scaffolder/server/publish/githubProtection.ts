import { setTimeout as wait } from 'node:timers/promises';
import type { PublishRequest } from './createPublishAction';
import type { GithubInput } from './githubProperties';
import { HostError } from './hostApi';

/** GitHub knows a new branch a moment after the push. */
const RETRY_MS = 600;

/** Protects the default branch. The repository is complete without it, so a failure is a warning. */
export async function protectBranch({
  api,
  location: { owner, repo },
  input,
  branch,
  context: { logger, signal },
}: PublishRequest<GithubInput>): Promise<void> {
  if (input.protectDefaultBranch === false) return;
  const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/branches/${encodeURIComponent(branch)}/protection`;
  const body = {
    required_status_checks: {
      strict: input.requireBranchesToBeUpToDate ?? true,
      contexts: input.requiredStatusCheckContexts ?? [],
    },
    restrictions: input.restrictions ?? null,
    enforce_admins: input.protectEnforceAdmins ?? true,
    required_pull_request_reviews: {
      required_approving_review_count: input.requiredApprovingReviewCount ?? 1,
      require_code_owner_reviews: input.requireCodeOwnerReviews ?? false,
      dismiss_stale_reviews: input.dismissStaleReviews ?? false,
      require_last_push_approval: input.requireLastPushApproval ?? false,
      ...(input.bypassPullRequestAllowances && {
        bypass_pull_request_allowances: input.bypassPullRequestAllowances,
      }),
    },
    required_conversation_resolution: input.requiredConversationResolution ?? false,
    required_linear_history: input.requiredLinearHistory ?? false,
    block_creations: input.blockCreations ?? false,
  };
  const protect = async (): Promise<void> => {
    await api.call('PUT', path, body);
    if (input.requiredCommitSigning === true) await api.call('POST', `${path}/required_signatures`);
  };
  try {
    await protect().catch(async (error: unknown) => {
      if (!(error instanceof HostError) || !error.message.includes('Branch not found')) throw error;
      await wait(RETRY_MS, undefined, { signal });
      await protect();
    });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    logger.warn(`The branch '${branch}' is not protected. ${error.message}`);
  }
}
