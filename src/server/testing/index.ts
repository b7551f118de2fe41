/** Test utilities for server sides of plugins. They use the real host, without a port. */
export type { TestBackend, TestBackendOptions } from './startTestBackend';
export { startTestBackend } from './startTestBackend';
export { createMemoryCatalog } from './createMemoryCatalog';
export type { TestServer, TestServerOptions } from './createTestServer';
export { createTestServer } from './createTestServer';
export { readEvents, type ReadEvents } from './readEvents';
export { serveWebApp } from './serveWebApp';
export { createDatabase, type Database } from '../database';
export { listRoutes } from '../permission/declaredRoutes';
export { createAddressReader } from '../reading/createAddressReader';
export { parseYaml } from '../reading/parseYaml';
