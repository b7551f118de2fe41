import { readMap, readText, type ConfigData } from '#backend';

/**
 * Returns the PostgreSQL server to use: `DATABASE_URL`, or `backend.database.connection` with the client `pg`.
 * `undefined` for the embedded database.
 */
export function resolveDatabaseUrl(config: ConfigData, environment: NodeJS.ProcessEnv): string | undefined {
  const fromEnvironment = environment['DATABASE_URL'];
  if (fromEnvironment) return fromEnvironment;
  if (readText(config, 'backend.database.client') !== 'pg') return undefined;
  const connection = readMap(config, 'backend.database.connection');
  return connection ? printConnection(connection) : readText(config, 'backend.database.connection');
}

function printConnection(connection: ConfigData): string {
  const part = (name: string): string => encodeURIComponent(readText(connection, name) ?? '');
  const credentials = part('user') === '' ? '' : `${part('user')}:${part('password')}@`;
  const host = readText(connection, 'host') ?? 'localhost';
  const ssl = connection['ssl'] === true ? '?sslmode=require' : '';
  return `postgres://${credentials}${host}:${readText(connection, 'port') ?? '5432'}/${part('database')}${ssl}`;
}
