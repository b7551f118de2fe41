import { LONGEST_TIMER, type Log } from '#backend';
import type { CatalogWriter, IngestedLocation } from '../ports/store';
import { findWatchedFolders } from './findWatchedFolders';
import { createPassLog } from './createPassLog';
import type { ConfiguredLocation } from './rules';
import { watchFolders, type FolderWatch } from './watchFolders';

export interface LocationLoopOptions {
  root: ConfiguredLocation;
  /** Whether users registered the root. */
  registered: boolean;
  /** Reads the root. Called with each file that is read. */
  read(onRead: (file: string) => void): Promise<IngestedLocation>;
  writer: CatalogWriter;
  log: Pick<Log, 'info' | 'warn'>;
  /** Called when the root was read and is next to be stored. */
  onStoring: () => void;
  /** Called with the locations that lost entities to this one. */
  onDisplaced: (locationRefs: readonly string[]) => void;
  /** Called when the root was unregistered while it was read. */
  onUnregistered: () => void;
  /** Seconds between reads of locations that cannot be watched. */
  interval: number;
  /** If false, reads once. */
  watch: boolean;
}

const RETRY_SECONDS = 10;

/** Reads one root repeatedly: when its files change, or at an interval. */
export class LocationLoop {
  readonly #options: LocationLoopOptions;
  readonly #logPass: ReturnType<typeof createPassLog>;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #watcher: FolderWatch | undefined;
  #storing: Promise<unknown> | undefined;

  constructor(options: LocationLoopOptions) {
    this.#options = options;
    this.#logPass = createPassLog(options.log);
  }

  /** Runs one pass at a time. A call during a pass schedules another one. Resolves when the catalog is up to date. */
  run(): Promise<void> {
    if (this.#running) this.#again = true;
    this.#running ??= this.#runPasses().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Runs a pass after the interval, even if files are watched. */
  runLater(): void {
    this.#schedule(this.#options.interval);
  }

  /** Resolves when nothing is stored anymore. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#watcher?.close();
    await this.#storing?.catch(() => undefined);
  }

  async #runPasses(): Promise<void> {
    do {
      this.#again = false;
      await this.#pass();
    } while (this.#again && !this.#stopped);
  }

  async #pass(): Promise<void> {
    const { root, interval, log } = this.#options;
    try {
      const watched = await this.#store();
      if (!watched) this.#schedule(interval);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(`${root.type}:${root.target} could not be stored: ${reason}`);
      this.#schedule(RETRY_SECONDS);
    }
  }

  /** Reads and stores the root. Returns true if its changes will be noticed. */
  async #store(): Promise<boolean> {
    const { registered, writer, onDisplaced, onUnregistered } = this.#options;
    const files = new Set<string>();
    // Before reading, so that no change is missed.
    if (!this.#watcher) await this.#watch(files);
    const location = await this.#options.read((file) => files.add(file));
    const watched = await this.#watch(files);
    if (this.#stopped) return true;
    const storing = writer.replaceLocation({ ...location, registered });
    this.#storing = storing;
    this.#options.onStoring();
    const result = await storing;
    if (result === undefined) {
      onUnregistered();
      return watched;
    }
    this.#logPass(location, result);
    onDisplaced(result.displaced);
    return watched;
  }

  async #watch(files: ReadonlySet<string>): Promise<boolean> {
    const { root, watch } = this.#options;
    if (root.type !== 'file' || !watch) return false;
    const folders = await findWatchedFolders(root.target, files);
    if (this.#stopped) return false;
    this.#watcher ??= watchFolders(() => void this.run());
    return this.#watcher.retain(folders);
  }

  #schedule(seconds: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped || !this.#options.watch) return;
    this.#timer = setTimeout(() => void this.run(), Math.min(LONGEST_TIMER, seconds * 1000));
    this.#timer.unref();
  }
}
