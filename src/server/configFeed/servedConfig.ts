import { createHash } from 'node:crypto';
import type { InjectedConfig } from '#config';
import type { LoadedConfig } from '#config/node';
import type { Problem } from '#diagnostics';
import { concealProblems } from './concealProblems';

/** A configuration as the portal runs on it. */
export interface ServedConfig {
  loaded: LoadedConfig;
  /** Identifies what browsers get of it: the same for the same contents, also after the server was started again. */
  version: string;
  /** Everything the check found. A configuration with errors is served only where there is no good one. */
  problems: readonly Problem[];
  good: boolean;
  /** Since when it is served, or was when it was stored (ISO 8601). */
  since: string;
  /** What browsers get, for those who may read the report and for the others. */
  forReaders: InjectedConfig;
  forOthers: InjectedConfig;
}

export interface ServedConfigParts {
  loaded: LoadedConfig;
  /** Of the check, in the form that browsers may see. */
  problems: readonly Problem[];
  since: string;
  /** The visible part of the configuration, where it is not as in `loaded`. */
  config?: InjectedConfig['config'];
}

/** Puts together what is served of a configuration. */
export function createServedConfig({ loaded, problems, since, ...parts }: ServedConfigParts): ServedConfig {
  const { config: visible, places } = loaded.toInjected();
  const config = parts.config ?? visible;
  const good = problems.every(({ severity }) => severity !== 'error');
  const injected = { config, places, checked: true };
  return {
    loaded,
    // Warnings do not change what a browser draws. Errors do: they are all it draws.
    version: hash(good ? { config, places } : { config, places, problems }),
    problems,
    good,
    since,
    forReaders: { ...injected, problems: [...problems] },
    forOthers: { ...injected, problems: concealProblems(problems) },
  };
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
