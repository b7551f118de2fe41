import { createBackendPlugin } from '#backend';
import * as permissions from './protocol/permissions';
import { catalogSettings } from './server/catalogSettings';
import { createCatalogTables } from './server/migrations/createCatalogTables';
import { addMultipleFlag } from './server/migrations/addMultipleFlag';
import { sampleLess } from './server/migrations/sampleLess';
import { includeValueIds } from './server/migrations/includeValueIds';
import { numberChanges } from './server/migrations/numberChanges';
import { pruneRemoved } from './server/migrations/pruneRemoved';
import { storeHeads } from './server/migrations/storeHeads';
import { storeIgnoredEntities } from './server/migrations/storeIgnoredEntities';
import { createCondition } from './server/query';
import { registerCatalog } from './server/registerCatalog';

/** The catalog's server side: entities, their locations, and the tables that store them. */
export const catalogBackend = createBackendPlugin({
  pluginId: 'catalog',
  settings: catalogSettings,
  permissions: Object.values(permissions),
  migrations: [
    createCatalogTables,
    addMultipleFlag,
    sampleLess,
    includeValueIds,
    storeIgnoredEntities,
    numberChanges,
    pruneRemoved,
    storeHeads,
  ],
  assertCondition: (condition) => void createCondition(condition),
  register: registerCatalog,
});
