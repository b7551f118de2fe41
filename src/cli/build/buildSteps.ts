// What the builds of the web app and of the database need of the server; built with it.
export { compressAssets, createDatabaseTemplate } from '#server';
