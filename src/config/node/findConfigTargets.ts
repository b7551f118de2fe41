import { existsSync } from 'node:fs';
import path from 'node:path';

/** A file or an http(s) address that holds configuration. */
export interface ConfigTarget {
  /** Absolute path, or address. */
  location: string;
  /** How problems name it: relative to the working folder, or the address. */
  shown: string;
  isUrl: boolean;
}

/** Where configuration comes from: what is read, in order, and what is read as soon as it exists. */
export interface ConfigTargets {
  targets: ConfigTarget[];
  awaited: string[];
}

const defaultFile = 'config/app-config.yaml';
const localFile = 'config/app-config.local.yaml';

/** The values of `--config FILE` and `--config=FILE` among command-line arguments, in order. */
function readConfigArguments(args: readonly string[]): string[] {
  return args.flatMap((argument, index) => {
    if (argument.startsWith('--config=')) return [argument.slice('--config='.length)];
    const next = args[index + 1];
    return argument === '--config' && next !== undefined ? [next] : [];
  });
}

/**
 * With `--config` only what it names; without, `config/app-config.yaml` and, when it is there, `config/app-config.local.yaml`.
 * A file that is named twice counts where it was named last: the first time would say nothing that the last does not.
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

/** How problems name a file: relative to the working folder, with slashes on every system. */
export function showPath(location: string, cwd: string): string {
  return (path.relative(cwd, location) || '.').split(path.sep).join('/');
}

/** An address without the credentials and the query that may be in it. */
function printUrl(address: string): string {
  return URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : address;
}
