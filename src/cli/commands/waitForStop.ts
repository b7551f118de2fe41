import type { CliIo } from '../commandLine/cliIo';

const patienceMilliseconds = 10_000;

/**
 * Resolves when the process is told to stop. A second signal, or too long a goodbye, ends the process at once: whoever asks
 * twice means it.
 */
export function waitForStop(io: CliIo): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const onSignal = (signal: NodeJS.Signals): void => {
      if (asked) process.exit(1);
      asked = true;
      io.tell(`Stopping (${signal}) …`);
      setTimeout(() => process.exit(1), patienceMilliseconds).unref();
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}
