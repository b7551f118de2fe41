/** What users can do about a failure. */
export type PullRequestHint =
  | { type: 'rateLimit'; host: string; until?: string }
  | { type: 'branchExists'; branch: string }
  | { type: 'emptyRepository' }
  | { type: 'noAccess' }
  | { type: 'noWriteAccess' }
  | { type: 'unreachable'; host: string };

/** A step that failed. */
export class PullRequestError extends Error {
  /** The id of the step, which the flow adds. */
  step?: string;

  constructor(
    message: string,
    readonly hint?: PullRequestHint,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
