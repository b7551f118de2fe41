import type { Router } from '../access/router';
import type { AuthService } from '../auth/callerIdentity';
import type { CatalogService } from '../catalog/catalogService';
import type { LiveSettings } from '../config/liveSettings';
import type { DatabaseService } from '../database/pluginDatabase';
import type { UpgradeService } from '../http/upgrade';
import type { Jobs } from '../jobs/jobs';
import type { Log } from '../log/log';
import type { PermissionService } from '../permission/permissionService';
import type { AddressReader } from '../reader/addressReader';
import type { SourceHosts } from '../reader/sourceHosts';
import type { ParseYaml } from '../reader/parseYaml';
import type { Sealer } from '../sealing/sealer';
import type { ServiceRegistry } from '../services/serviceRef';

/** Hooks for the start and the stop of the server. */
export interface Lifecycle {
  /**
   * Runs when the server listens, in parallel with other plugins. The portal reports that it is ready after two seconds at the
   * latest. Errors are logged and do not affect other plugins.
   */
  onStart(run: () => Promise<void>): void;
  /** Runs after all requests are answered, before the portal closes the database. */
  onStop(run: () => Promise<void>): void;
}

/** The services that the host provides to a server side. */
export interface BackendServices<Settings> {
  router: Router;
  auth: AuthService;
  upgrades: UpgradeService;
  permissions: PermissionService;
  database: DatabaseService;
  /** The plugin's own settings, which can change at run time. `undefined` if the plugin declares none. */
  settings: LiveSettings<Settings>;
  reader: AddressReader;
  sourceHosts: SourceHosts;
  /** Use it for all YAML that comes from data. */
  parseYaml: ParseYaml;
  catalog: CatalogService;
  jobs: Jobs;
  log: Log;
  sealer: Sealer;
  lifecycle: Lifecycle;
  /** Services that plugins provide to each other. */
  registry: ServiceRegistry;
  /** The absolute path that relative paths in the configuration are resolved against. */
  workingFolder: string;
  /**
   * The absolute path of the plugin's own folder for files, in the portal's data folder. Created on first use by the plugin. Use
   * the database for everything that several processes share.
   */
  dataFolder: string;
}
