/** Loads a module once. */
export interface ModuleLoader<TModule> {
  load(): Promise<TModule>;
  /** The module, `undefined` until it is loaded. */
  peek(): TModule | undefined;
  /** The promise while the module is loading, otherwise `undefined`. */
  pending(): Promise<TModule> | undefined;
}

/** Creates a loader for a module. After a failed load, the next call retries. */
export function createModuleLoader<TModule>(load: () => Promise<TModule>): ModuleLoader<TModule> {
  let loaded: TModule | undefined;
  let loading: Promise<TModule> | undefined;

  async function start(): Promise<TModule> {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    load: () => (loading ??= start()),
    peek: () => loaded,
    pending: () => (loaded === undefined ? loading : undefined),
  };
}
