import { redactText } from './redactText';

/** The data of an error report. */
export interface ErrorReportData {
  error: Error;
  /** The failed extension, if known. */
  extensionId?: string | undefined;
  pluginId?: string | undefined;
  /** The package of the extension, as `name@version`. */
  packageName?: string | undefined;
  /** The portal and its version, as `name@version`. */
  app: string | undefined;
  /** The path of the page, without the query. */
  page: string;
  time: Date;
}

/** Prints an error report for support, one value per line. Secrets are masked. */
export function printErrorReport({ error, time, app, page, ...about }: ErrorReportData): string {
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
  return redactText([...known, 'stack:', printStack(error)].join('\n'));
}

/** Node errors and Trellis errors have a code. For other errors, the name is the most specific. */
function readCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function printStack(error: Error): string {
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}\ncaused by: ${printStack(error.cause)}` : own;
}
