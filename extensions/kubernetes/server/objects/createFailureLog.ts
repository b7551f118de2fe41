import type { Log } from '#backend';
import type { FetchError } from '../../protocol';

/** Logs each failure of a cluster once until the cluster answers again. Open pages repeat their requests every few seconds. */
export function createFailureLog(log: Log): (cluster: string, errors: readonly FetchError[]) => void {
  const known = new Map<string, ReadonlySet<string>>();
  return (cluster, errors) => {
    const failures = new Map(errors.map((error) => [nameFailure(error), error]));
    for (const [name, error] of failures) {
      if (!known.get(cluster)?.has(name))
        log.warn(`The cluster '${cluster}' failed: ${JSON.stringify(error)}`);
    }
    known.set(cluster, new Set(failures.keys()));
  };
}

/** The message names the selector of the entity, which is not a part of the failure. */
function nameFailure(error: FetchError): string {
  return 'message' in error ? error.errorType : `${error.errorType} ${error.resourcePath}`;
}
