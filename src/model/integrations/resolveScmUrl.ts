import type { ResolveScmUrlOptions } from './createScmIntegrations';
import type { ScmConfig } from './urls/integrationConfig';
import type { ScmUrls } from './urls/scmAddress';

/** Resolves a URL relative to a file or folder in a repository. */
export function resolveScmUrl(
  { url, base, lineNumber }: ResolveScmUrlOptions,
  urls: ScmUrls<ScmConfig>,
  config: ScmConfig,
): string {
  const resolved = new URL(URL.canParse(url) ? url : resolveRelative(url, base, urls, config));
  if (lineNumber === undefined) return resolved.href;
  const { hash, parameters = {} } = urls.printLine?.(lineNumber) ?? {};
  if (hash !== undefined) resolved.hash = hash;
  for (const [name, value] of Object.entries(parameters)) resolved.searchParams.set(name, value);
  return resolved.href;
}

function resolveRelative(
  relative: string,
  base: string,
  urls: ScmUrls<ScmConfig>,
  config: ScmConfig,
): string {
  const address = urls.parse(new URL(base), config);
  if (!address) return new URL(relative, base).href;
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*(#.*)?$/s.exec(relative) ?? [];
  // URLs resolve '.' and '..', and never leave the root. A path cannot look like a host.
  const root = new URL('https://repository.invalid/');
  const from = new URL(root);
  const slash = new URL(base).pathname.endsWith('/') && address.path !== '' ? '/' : '';
  if (!path.startsWith('/')) from.pathname = `/${encode(address.path.replace(/\/$/, ''))}${slash}`;
  const joined = new URL(
    encode(path)
      .replace(/^\/+/, './')
      .replace(/^(?!\.{0,2}\/)/, './'),
    from,
  );
  return urls.print({ ...address, path: decode(joined.pathname.slice(1)) }, config) + hash;
}

/** Keeps encoded characters, and encodes those that end the path of a URL. */
function encode(path: string): string {
  return path.replaceAll('\\', '%5C').replace(/[?#]/g, encodeURIComponent);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
