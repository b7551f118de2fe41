import { createHash } from 'node:crypto';
import type { InjectedConfig } from '#config';
import type { LoadedConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import { concealProblems } from './concealProblems';

/** A configuration that the portal runs on. */
export interface ServedConfig {
  loaded: LoadedConfig;
  /** Identifies the content for browsers. Stays the same after a restart if the content is the same. */
  version: string;
  /** All problems that the check found. A configuration with errors is served only if there is no valid one. */
  problems: readonly Problem[];
  valid: boolean;
  /** When it was first served or stored (ISO 8601). */
  since: string;
  /** The content for browsers of users who can read the report, and for others. */
  forReaders: InjectedConfig;
  forOthers: InjectedConfig;
}

export interface ServedConfigParts {
  loaded: LoadedConfig;
  /** Masked problems of the check. */
  problems: readonly Problem[];
  since: string;
  /** The visible part of the configuration, if it differs from `loaded`. */
  config?: InjectedConfig['config'];
}

/** Creates the served form of a configuration. */
export function createServedConfig({ loaded, problems, since, ...parts }: ServedConfigParts): ServedConfig {
  const { config: visible, places } = loaded.toInjected();
  const config = parts.config ?? visible;
  const valid = problems.every(({ severity }) => severity !== 'error');
  const injected = { config, places, checked: true };
  return {
    loaded,
    // Warnings don't change what a browser renders. Errors do, because it renders only them.
    version: hash(valid ? { config, places } : { config, places, problems }),
    problems,
    valid,
    since,
    forReaders: { ...injected, problems: [...problems] },
    forOthers: { ...injected, problems: concealProblems(problems) },
  };
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
