import type { Result } from '#diagnostics';
import { loadConfig } from './loadConfig';
import type { LoadedConfig } from './loadedConfig';
import type { LoadConfigOptions } from './readConfigLayers';
import { watchFiles } from './watchFiles';

/** Ends the watch. */
export interface ConfigWatch {
  close(): void;
}

/**
 * Loads the configuration again whenever one of its files changes, included ones too, and hands it to `onLoad`. `loaded` is
 * the configuration as it was read last; a change since then is loaded too. Loads one at a time: a change during a load is
 * loaded after it. Should loading fail, which is a fault of Trellis, `onFail` is told and the next change is loaded again.
 */
export function watchConfig(
  loaded: LoadedConfig,
  options: LoadConfigOptions,
  onLoad: (result: Result<LoadedConfig>) => void,
  onFail: (error: unknown) => void,
): ConfigWatch {
  let loading = false;
  let changedMeanwhile = false;
  let closed = false;

  async function reload(): Promise<void> {
    if (loading) {
      changedMeanwhile = true;
      return;
    }
    loading = true;
    do {
      changedMeanwhile = false;
      await load().catch(onFail);
    } while (changedMeanwhile && !closed);
    loading = false;
  }

  async function load(): Promise<void> {
    const result = await loadConfig(options);
    if (closed) return;
    watcher.update(result.value.files, result.value.texts);
    onLoad(result);
  }

  const watcher = watchFiles(loaded.files, () => void reload(), loaded.texts);
  return {
    close: () => {
      closed = true;
      watcher.close();
    },
  };
}
