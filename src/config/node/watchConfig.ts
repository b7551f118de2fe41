import type { Result } from '#diagnostics';
import { loadConfig } from './loadConfig';
import type { LoadedConfig } from './loadedConfig';
import type { LoadConfigOptions } from './readConfigLayers';
import { watchFiles } from './watchFiles';

/** Stops watching. */
export interface ConfigWatch {
  close(): void;
}

/**
 * Reloads the configuration whenever one of its files changes, including included files, and passes it to `onLoad`. Also detects
 * changes since `loaded`, the last loaded configuration. Runs one load at a time. A change during a load starts another load
 * later. If loading fails because of an error in Trellis, calls `onFail` and continues to watch.
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
