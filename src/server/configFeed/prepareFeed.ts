import type { LoadConfigOptions, LoadedConfig } from '#config/node';
import type { ConfigAccess } from '../permission/configAccess';
import { chooseConfig, isValid, type CheckConfig, type ChosenConfig } from './chooseConfig';
import { createConfigFeed, type ConfigFeed } from './configFeed';
import type { ConfigNotice } from './configNotice';
import { followConfig } from './followConfig';
import { createLastGoodStore, type LastGoodStore } from './lastGoodStore';
import { maskProblems } from './maskProblems';
import { createServedConfig } from './servedConfig';

/** How to follow the configuration files while the server runs. */
export interface FollowOptions {
  /** How the configuration was loaded, and how to load it again. */
  source: LoadConfigOptions;
  check: CheckConfig;
  /** Called with the result of each change. */
  notify: (notice: ConfigNotice) => void;
}

/** A configuration that was chosen at the start and then follows its files. */
export interface ConfigSession {
  /** The configuration that the server starts with. */
  chosen: ChosenConfig;
  /** Starts serving and watching. Calls `onServe` with each configuration that replaces the chosen one. */
  open(access: ConfigAccess, onServe: (loaded: LoadedConfig) => void): Promise<OpenFeed>;
}

export interface OpenFeed {
  feed: ConfigFeed;
  stop(): Promise<void>;
}

/** Chooses the configuration to start with: the files, or the last valid configuration from the data folder. */
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
        report: chosen.refused ?? { problems: isValid(chosen.problems) ? [] : chosen.problems },
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

/** Returns when the configuration was first served. If it is already stored, the date of the stored one. */
async function storeAndDate(
  { loaded, problems }: ChosenConfig,
  store: LastGoodStore,
  { notify }: FollowOptions,
): Promise<string> {
  const now = new Date().toISOString();
  if (!isValid(problems)) return now;
  try {
    return await store.save(loaded, now);
  } catch (error) {
    notify({ kind: 'unstored', error });
    return now;
  }
}
