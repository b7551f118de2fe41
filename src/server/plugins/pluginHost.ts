import type {
  AddressReader,
  CatalogService,
  DatabaseService,
  Jobs,
  PermissionService,
  ServiceRegistry,
  SourceHosts,
} from '#backend';
import type { Sealer } from '../auth/session/sealer';
import type { LiveConfig } from '../liveConfig/createLiveConfig';
import type { Lifecycles } from './createLifecycles';

/** The host services that all plugins share. */
export interface PluginHost {
  config: LiveConfig;
  database: DatabaseService;
  reader: AddressReader;
  sourceHosts: SourceHosts;
  permissions: PermissionService;
  registry: ServiceRegistry;
  catalog: CatalogService;
  sealer: Sealer;
  lifecycles: Lifecycles;
  jobsOf(pluginId: string): Jobs;
  workingFolder: string;
  /** The portal's data folder. Each plugin has a folder in it. */
  dataFolder: string;
}
