/** A request for a session with scopes. */
export interface ScopedRequest {
  scopes: readonly string[];
}

/** A request that is shared while it is pending. */
export interface SharedRequest<TRequest extends ScopedRequest, TResult> {
  /** Joins the pending request if it has all the scopes, or starts a new one. */
  run(request: TRequest): Promise<TResult>;
  /** Prevents others from joining the pending request. */
  forget(): void;
}

/** Shares a pending request between all callers that need its scopes. */
export function shareByScopes<TRequest extends ScopedRequest, TResult>(
  load: (request: TRequest) => Promise<TResult>,
): SharedRequest<TRequest, TResult> {
  let running: { promise: Promise<TResult>; scopes: readonly string[] } | undefined;
  return {
    run(request) {
      const current = running;
      if (current !== undefined && request.scopes.every((scope) => current.scopes.includes(scope)))
        return current.promise;
      const promise = load(request).finally(() => {
        if (running?.promise === promise) running = undefined;
      });
      running = { promise, scopes: request.scopes };
      return promise;
    },
    forget() {
      running = undefined;
    },
  };
}
