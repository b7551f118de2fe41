import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPortal, type Portal, type PortalOptions } from './portal';

/** A running portal whose configuration a test can change. */
export interface ConfigurablePortal extends Portal {
  /** Replaces the configuration and waits until the portal has accepted or rejected it. */
  configure(yaml: string): Promise<void>;
  /** Writes the configuration file without waiting. */
  save(yaml: string): Promise<void>;
}

/** A portal that the test files of a worker share, so that it starts once. */
export interface SharedPortal {
  /** Applies a configuration and returns the portal. Each test file calls it before its first test. */
  open(yaml: string): Promise<ConfigurablePortal>;
  stop(): Promise<void>;
}

/** Creates a portal that starts when it is first opened. */
export function createSharedPortal(): SharedPortal {
  let starting: Promise<ConfigurablePortal> | undefined;
  return {
    async open(yaml) {
      if (starting) {
        await (await starting).configure(yaml);
        return starting;
      }
      starting = startConfigurablePortal(yaml);
      // The next file tries again.
      starting.catch(() => (starting = undefined));
      return starting;
    },
    async stop() {
      await (await starting)?.stop();
    },
  };
}

/** Starts a portal with its own configuration file. */
export async function startConfigurablePortal(
  yaml: string,
  options: Omit<PortalOptions, 'configs'> = {},
): Promise<ConfigurablePortal> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-config-'));
  const file = join(folder, 'app-config.yaml');
  let current = yaml;
  await writeFile(file, yaml);
  const portal = await startPortal({ ...options, configs: [file] });

  async function save(next: string): Promise<void> {
    current = next;
    await writeFile(file, next);
  }

  return {
    ...portal,
    save,
    async configure(next) {
      if (next === current) return;
      const printed = portal.output().length;
      await save(next);
      await waitForNotice(() => portal.output().slice(printed));
    },
    async stop() {
      const code = await portal.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** The portal prints whether it applies a changed configuration. */
async function waitForNotice(output: () => string): Promise<void> {
  const limit = Date.now() + 30_000;
  while (!/\bappl(?:ies|ied)\b/.test(output())) {
    if (Date.now() > limit)
      throw new Error(`The portal did not read the changed configuration within 30 s:\n${output()}`);
    await wait(20);
  }
}
