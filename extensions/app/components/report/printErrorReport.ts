import { maskSecrets } from './maskSecrets';

/** What a supporter needs to know of a failure. */
export interface ErrorFacts {
  error: Error;
  /** The extension that failed, when it is known which. */
  extensionId?: string | undefined;
  pluginId?: string | undefined;
  /** The package that the extension came in, as `name@version`. */
  packageName?: string | undefined;
  /** The portal and its version. */
  app: string | undefined;
  /** The path of the page, without its query. */
  page: string;
  time: Date;
}

/** Prints what a supporter needs to know, a line each, without secrets. */
export function printErrorReport({ error, time, app, page, ...about }: ErrorFacts): string {
  const lines = {
    code: readCode(error),
    message: error.message,
    extensionId: about.extensionId,
    pluginId: about.pluginId,
    package: about.packageName,
    app,
    page,
    time: time.toISOString(),
    browser: globalThis.navigator?.userAgent,
  };
  const known = Object.entries(lines).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : `${name}: ${value}`,
  );
  return maskSecrets([...known, 'stack:', printStack(error)].join('\n'));
}

/** Errors of Node and of our own stages carry a code; for the others their name says most. */
function readCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function printStack(error: Error): string {
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}\ncaused by: ${printStack(error.cause)}` : own;
}
