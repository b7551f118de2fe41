import type { LoadConfigOptions, LoadedConfig } from '#config/node';
import type { ConfigAccess } from '../permission/configAccess';
import { chooseConfig, isGood, type CheckConfig, type ChosenConfig } from './chooseConfig';
import { createConfigFeed, type ConfigFeed } from './configFeed';
import type { ConfigNotice } from './configNotice';
import { followConfig } from './followConfig';
import { createLastGoodStore, type LastGoodStore } from './lastGoodStore';
import { maskProblems } from './maskProblems';
import { createServedConfig } from './servedConfig';

/** How the files of a configuration are followed while the server runs. */
export interface FollowOptions {
  /** How the configuration was loaded, and is loaded again. */
  source: LoadConfigOptions;
  check: CheckConfig;
  /** Told of each change, and of what came of it. */
  tell: (notice: ConfigNotice) => void;
}

/** A configuration that was chosen for the start, and from then on follows its files. */
export interface ConfigSession {
  /** What the server is started with. */
  chosen: ChosenConfig;
  /** Begins to hand it out and to watch. `onServe` is told of each configuration that takes the place of the chosen one. */
  open(access: ConfigAccess, onServe: (loaded: LoadedConfig) => void): Promise<OpenFeed>;
}

export interface OpenFeed {
  feed: ConfigFeed;
  stop(): Promise<void>;
}

/** Chooses what to start with: the files, or what was stored in the data folder when they were last good. */
export async function prepareFeed(
  fromFiles: LoadedConfig,
  follow: FollowOptions,
  folder: string,
): Promise<ConfigSession> {
  const { args = [], cwd = process.cwd() } = follow.source;
  const store = createLastGoodStore({ folder, args, cwd });
  const chosen = maskChosen(await chooseConfig(fromFiles, { ...follow, store }), fromFiles);
  return {
    chosen,
    async open(access, onServe) {
      const since = chosen.refused?.lastGood ?? (await storeAndDate(chosen, store, follow));
      const feed = createConfigFeed({
        served: createServedConfig({ ...chosen, since }),
        report: chosen.refused ?? { problems: isGood(chosen.problems) ? [] : chosen.problems },
        reportToAnyone: access.anyone,
      });
      const unfollow = followConfig({ ...follow, store, feed, fromFiles, onServe });
      const stop = async (): Promise<void> => {
        feed.close();
        await unfollow();
      };
      return { feed, stop };
    },
  };
}

function maskChosen({ loaded, problems, refused }: ChosenConfig, fromFiles: LoadedConfig): ChosenConfig {
  return {
    loaded,
    problems: maskProblems(problems, loaded),
    ...(refused
      ? { refused: { ...refused, problems: maskProblems(refused.problems, fromFiles, [loaded]) } }
      : {}),
  };
}

/** Since when the configuration is served: a good one that was stored before has been good since then. */
async function storeAndDate(
  { loaded, problems }: ChosenConfig,
  store: LastGoodStore,
  { tell }: FollowOptions,
): Promise<string> {
  const now = new Date().toISOString();
  if (!isGood(problems)) return now;
  try {
    return await store.save(loaded, now);
  } catch (error) {
    tell({ kind: 'unstored', error });
    return now;
  }
}
