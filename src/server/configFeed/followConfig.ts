import { performance } from 'node:perf_hooks';
import { watchConfig, type LoadConfigOptions, type LoadedConfig } from '#config/node';
import { printConfigPath, type Problem, type Result } from '#diagnostics';
import { listChangedPaths } from '#config';
import { isGood, type CheckConfig } from './chooseConfig';
import type { ConfigFeed } from './configFeed';
import type { ConfigNotice } from './configNotice';
import { keepStarted } from './keepStarted';
import type { LastGoodStore } from './lastGoodStore';
import { maskProblems } from './maskProblems';
import { needsRestart } from './restartPaths';
import { createServedConfig } from './servedConfig';

export interface FollowConfigOptions {
  source: LoadConfigOptions;
  check: CheckConfig;
  store: LastGoodStore;
  feed: ConfigFeed;
  /** As the files are at the start. */
  fromFiles: LoadedConfig;
  tell: (notice: ConfigNotice) => void;
  /** Told of each configuration that is served from then on. */
  onServe: (loaded: LoadedConfig) => void;
}

/** Watches the files. What is good of their changes is served from then on; what is not is only told of. Gives what ends it. */
export function followConfig({ source, fromFiles, ...options }: FollowConfigOptions): () => Promise<void> {
  const started = options.feed.served.loaded;
  let work = Promise.resolve();
  let latest: LoadedConfig | undefined;
  const giveUp = (error: unknown): void => options.tell({ kind: 'unchecked', error });
  const onLoad = ({ value }: Result<LoadedConfig>): void => {
    latest = value;
    work = work.then(async () => {
      // A change that came while an earlier one was checked has taken its place.
      if (latest === value) await take(value, started, options).catch(giveUp);
    });
  };
  const watch = watchConfig(fromFiles, source, onLoad, giveUp);
  return async () => {
    watch.close();
    await work;
  };
}

type TakeOptions = Omit<FollowConfigOptions, 'source' | 'fromFiles'>;

async function take(loaded: LoadedConfig, started: LoadedConfig, options: TakeOptions): Promise<void> {
  const { feed, check, tell } = options;
  const begin = performance.now();
  const problems = maskProblems(await check(loaded), loaded, [feed.served.loaded]);
  if (!isGood(problems)) {
    refuse(loaded, problems, feed);
    tell({ kind: 'refused', problems, lastGood: feed.served.good ? feed.served.since : undefined });
    return;
  }
  const before = feed.served;
  const mended = !before.good || feed.report.problems.length > 0;
  const restart = listChangedPaths(started.source.data, loaded.source.data)
    .filter(needsRestart)
    .map(printConfigPath);
  const changed = listChangedPaths(before.loaded.source.data, loaded.source.data);
  const config = keepStarted(loaded.frontend.data, started.frontend.data);
  // A file that was broken and is again as it was has been good since then.
  const since = before.good && changed.length === 0 ? before.since : new Date().toISOString();
  feed.serve(createServedConfig({ loaded, problems, config, since }), {
    problems: [],
    ...(restart.length > 0 ? { restart } : {}),
  });
  options.onServe(loaded);
  tell({
    kind: 'applied',
    changed: changed.map(printConfigPath),
    restart,
    mended,
    problems,
    milliseconds: performance.now() - begin,
  });
  await options.store
    .save(loaded, feed.served.since)
    .catch((error: unknown) => tell({ kind: 'unstored', error }));
}

/** What is good goes on being served. Where nothing is, pages show what is wrong now. */
function refuse(loaded: LoadedConfig, problems: readonly Problem[], feed: ConfigFeed): void {
  const { good, since } = feed.served;
  if (good) feed.refuse({ ...feed.report, problems });
  else feed.serve(createServedConfig({ loaded, problems, since }), { problems });
}
