import type { Log } from '#backend';
import type { IngestResult, IngestedLocation } from '../ports/store';

/** Limits the log lines for a broken location. */
const MAX_LINES = 5;

/**
 * Logs the changes and errors of each pass over a location. A warning is logged once, until a pass without it, because
 * every change of a file repeats those of all others in the location.
 */
export function createPassLog(
  log: Pick<Log, 'info' | 'warn'>,
): (location: IngestedLocation, result: IngestResult) => void {
  let known = new Set<string>();
  return (location, result) => {
    const { locationRef, entities } = location;
    const { added, changed, removed } = result;
    if (added + changed + removed > 0) {
      log.info(
        `${locationRef}: ${entities.length} entities (${added} added, ${changed} changed, ${removed} removed)`,
      );
    }
    const warnings = new Set(printWarnings(location, result));
    const fresh = [...warnings].filter((warning) => !known.has(warning));
    for (const warning of fresh.slice(0, MAX_LINES)) log.warn(warning);
    if (fresh.length > MAX_LINES) log.warn(`${fresh.length - MAX_LINES} more warnings in ${locationRef}`);
    known = warnings;
  };
}

function printWarnings({ locationRef, errors }: IngestedLocation, { conflicts }: IngestResult): string[] {
  return [
    ...errors.map(
      ({ source, line, message }) => `${source}${line === undefined ? '' : `:${line}`}: ${message}`,
    ),
    ...conflicts.map(
      ({ ref, keptLocationRef }) =>
        `${ref} from ${locationRef} was ignored because ${keptLocationRef} already provides it`,
    ),
  ];
}
