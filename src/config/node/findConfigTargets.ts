import { existsSync } from 'node:fs';
import path from 'node:path';

/** A file or URL that contains configuration. */
export interface ConfigTarget {
  /** Absolute path, or URL. */
  location: string;
  /** The name in problems: relative to the working folder, or the URL. */
  shown: string;
  isUrl: boolean;
}

/** The sources of the configuration: those to read, in order, and those to read once they exist. */
export interface ConfigTargets {
  targets: ConfigTarget[];
  awaited: string[];
}

const defaultFile = 'config/app-config.yaml';
const localFile = 'config/app-config.local.yaml';

/** Returns the values of `--config FILE` and `--config=FILE` in the arguments, in order. */
function readConfigArguments(args: readonly string[]): string[] {
  return args.flatMap((argument, index) => {
    if (argument.startsWith('--config=')) return [argument.slice('--config='.length)];
    const next = args[index + 1];
    return argument === '--config' && next !== undefined ? [next] : [];
  });
}

/**
 * Finds the sources of the configuration: those of `--config`, or by default `config/app-config.yaml` and, if it exists,
 * `config/app-config.local.yaml`. If a file is listed twice, only the last occurrence is used, because it overrides the first.
 */
export function findConfigTargets(
  args: readonly string[],
  cwd: string,
  exists: (location: string) => boolean = existsSync,
): ConfigTargets {
  const named = readConfigArguments(args);
  if (named.length > 0) return { targets: keepLast(named.map((name) => toTarget(name, cwd))), awaited: [] };
  const local = path.resolve(cwd, localFile);
  const files = exists(local) ? [defaultFile, localFile] : [defaultFile];
  return { targets: files.map((file) => toTarget(file, cwd)), awaited: [local] };
}

function keepLast(targets: ConfigTarget[]): ConfigTarget[] {
  return targets.filter(({ location }, index) => {
    return !targets.slice(index + 1).some((later) => later.location === location);
  });
}

function toTarget(name: string, cwd: string): ConfigTarget {
  if (/^https?:\/\//i.test(name)) return { location: name, shown: printUrl(name), isUrl: true };
  const location = path.resolve(cwd, name);
  return { location, shown: showPath(location, cwd), isUrl: false };
}

/** Prints the path of a file as in problems: relative to the working folder, with slashes on every system. */
export function showPath(location: string, cwd: string): string {
  return (path.relative(cwd, location) || '.').split(path.sep).join('/');
}

/** Prints a URL without credentials and query. */
function printUrl(address: string): string {
  return URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : address;
}
