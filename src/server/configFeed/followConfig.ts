import { performance } from 'node:perf_hooks';
import { watchConfig, type LoadConfigOptions, type LoadedConfig } from '#config/node';
import { printConfigPath, type Problem, type Result } from '#diagnostics';
import { listChangedPaths } from '#config';
import { isValid, type CheckConfig } from './chooseConfig';
import type { ConfigFeed } from './configFeed';
import type { ConfigNotice } from './configNotice';
import { keepStartValues } from './keepStartValues';
import type { LastGoodStore } from './lastGoodStore';
import { maskProblems } from './maskProblems';
import { needsRestart } from './restartPaths';
import { createServedConfig } from './servedConfig';

export interface FollowConfigOptions {
  source: LoadConfigOptions;
  check: CheckConfig;
  store: LastGoodStore;
  feed: ConfigFeed;
  /** The files at the start. */
  fromFiles: LoadedConfig;
  notify: (notice: ConfigNotice) => void;
  /** Called with each configuration that is applied. */
  onServe: (loaded: LoadedConfig) => void;
}

/** Watches the files. Serves valid changes and reports problems of others. Returns a function that stops watching. */
export function followConfig({ source, fromFiles, ...options }: FollowConfigOptions): () => Promise<void> {
  const started = options.feed.served.loaded;
  let work = Promise.resolve();
  let latest: LoadedConfig | undefined;
  const reportFailure = (error: unknown): void => options.notify({ kind: 'unchecked', error });
  const onLoad = ({ value }: Result<LoadedConfig>): void => {
    latest = value;
    work = work.then(async () => {
      // Skip a change if a newer one arrived during the check.
      if (latest === value) await applyChange(value, started, options).catch(reportFailure);
    });
  };
  const watch = watchConfig(fromFiles, source, onLoad, reportFailure);
  return async () => {
    watch.close();
    await work;
  };
}

type ApplyOptions = Omit<FollowConfigOptions, 'source' | 'fromFiles'>;

async function applyChange(
  loaded: LoadedConfig,
  started: LoadedConfig,
  options: ApplyOptions,
): Promise<void> {
  const { feed, check, notify } = options;
  const begin = performance.now();
  const problems = maskProblems(await check(loaded), loaded, [feed.served.loaded]);
  if (!isValid(problems)) {
    refuse(loaded, problems, feed);
    notify({ kind: 'refused', problems, lastGood: feed.served.valid ? feed.served.since : undefined });
    return;
  }
  const before = feed.served;
  const fixed = !before.valid || feed.report.problems.length > 0;
  const restart = listChangedPaths(started.source.data, loaded.source.data)
    .filter(needsRestart)
    .map(printConfigPath);
  const changed = listChangedPaths(before.loaded.source.data, loaded.source.data);
  const config = keepStartValues(loaded.frontend.data, started.frontend.data);
  // A file that was broken and then restored has been valid all along.
  const since = before.valid && changed.length === 0 ? before.since : new Date().toISOString();
  feed.serve(createServedConfig({ loaded, problems, config, since }), {
    problems: [],
    ...(restart.length > 0 ? { restart } : {}),
  });
  options.onServe(loaded);
  notify({
    kind: 'applied',
    changed: changed.map(printConfigPath),
    restart,
    fixed,
    problems,
    milliseconds: performance.now() - begin,
  });
  await options.store
    .save(loaded, feed.served.since)
    .catch((error: unknown) => notify({ kind: 'unstored', error }));
}

/** Keeps serving a valid configuration. Without one, pages show the current problems. */
function refuse(loaded: LoadedConfig, problems: readonly Problem[], feed: ConfigFeed): void {
  const { valid, since } = feed.served;
  if (valid) feed.refuse({ ...feed.report, problems });
  else feed.serve(createServedConfig({ loaded, problems, since }), { problems });
}
