import type { AddressReader, CatalogService, ParseYaml, TemplateSession } from '#backend';
import type { CatalogRegistration } from '../../../catalog/backend-public';
import type { CommitSettings } from '../git/commitDetails';
import type { LocalAddresses } from '../git/localAddresses';
import type { LocalRepositories } from '../git/localRepositories';
import type { WorkspaceLimits } from '../workspace/openWorkspace';

/** The settings of the built-in actions. */
export interface ActionSettings extends CommitSettings {
  limits: WorkspaceLimits;
}

/** What the built-in actions use. */
export interface ActionServices {
  reader: AddressReader;
  parseYaml: ParseYaml;
  catalog: CatalogService;
  /** Registers in the catalog. `undefined` if the portal has none. */
  registration: () => CatalogRegistration | undefined;
  settings: () => ActionSettings;
  repositories: LocalRepositories;
  addresses: LocalAddresses;
  /** Opens a session with the limits of the configuration. */
  openTemplates: () => Promise<TemplateSession>;
}
