import type { CliIo } from '../commandLine/cliIo';

const maxWaitMilliseconds = 10_000;

/** How long abandoned work may continue after the shutdown, in milliseconds. */
const leftoverMilliseconds = 500;

/**
 * Resolves when the process receives a stop signal. A second signal, or a shutdown that takes too long, ends the process at
 * once.
 */
export function waitForStop(io: CliIo): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const onSignal = (signal: NodeJS.Signals): void => {
      if (asked) process.exit(1);
      asked = true;
      io.notify(`Stopping (${signal})…`);
      setTimeout(() => process.exit(1), maxWaitMilliseconds).unref();
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}

/**
 * Ends the process soon after the shutdown, with the exit code that is set by then. Otherwise, a request to a host that
 * does not answer would keep the process running, although nothing waits for the response.
 */
export function exitAfterStop(): void {
  setTimeout(() => process.exit(), leftoverMilliseconds).unref();
}
