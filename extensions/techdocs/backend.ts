import { createBackendPlugin } from '#backend';
import { createBuildLocks } from './server/migrations/createBuildLocks';
import { createDocsSites } from './server/migrations/createDocsSites';
import { registerTechdocs } from './server/registerTechdocs';
import { techdocsSettings } from './server/techdocsSettings';

/** The server side of documentation: builds, stores and serves it. */
export const techdocsBackend = createBackendPlugin({
  pluginId: 'techdocs',
  settings: techdocsSettings,
  migrations: [createBuildLocks, createDocsSites],
  register: registerTechdocs,
});
