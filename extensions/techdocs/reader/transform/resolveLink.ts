import type { CompoundEntityRef } from '#model';
import { decodeUrlPart } from '#protocol';
import { cleanUrl, isAbsoluteUrl, resolveFileUrl, resolveInSite } from '../../client/resolveFileUrl';

/** Where a page is, and where its links lead. */
export interface PageAddress {
  entity: CompoundEntityRef;
  /** The path of the page in the site, such as `guide/install`; empty for the first page. */
  path: string;
  /** The path of the site in the portal, such as `/docs/default/component/website`, without the path of the portal. */
  sitePath: string;
  /** The path of the portal, such as `/portal`; empty if it is at the root of its host. */
  basePath: string;
  /** The address of the files of the site, such as `https://portal.example/api/techdocs/static/docs/default/component/website`. */
  filesUrl: string;
}

/** Where a link leads. */
export type LinkTarget =
  /** To an element of the same page. */
  | { kind: 'hash'; id: string }
  /** To a page of the portal: its path without the path of the portal, with query and hash. */
  | { kind: 'page'; to: string; path?: string }
  /** To a file of the site. */
  | { kind: 'file'; url: string }
  | { kind: 'external'; url: string }
  /** To nowhere: the link becomes text. */
  | { kind: 'none' };

const none: LinkTarget = { kind: 'none' };

/**
 * Resolves a link of a page. A relative link cannot leave the site: `..` at its root is the root. Links to the portal itself lead to its
 * pages, so that documentation of other entities opens without loading the portal again.
 *
 * @param origin the origin of the portal
 */
export function resolveLink(
  href: string,
  address: PageAddress,
  protocols: readonly string[],
  origin = window.location.origin,
): LinkTarget {
  const trimmed = cleanUrl(href);
  if (trimmed.startsWith('#')) return { kind: 'hash', id: decodeUrlPart(trimmed.slice(1)) };
  if (!isAbsoluteUrl(trimmed)) {
    const inSite = resolveInSite(trimmed, address.path);
    return inSite ? readTarget(inSite, address) : none;
  }
  if (!URL.canParse(trimmed, `${origin}/`)) return none;
  const url = new URL(trimmed, `${origin}/`);
  if (!protocols.includes(url.protocol.slice(0, -1))) return none;
  if (url.origin === origin) return resolveInPortal(url, address);
  return { kind: 'external', url: url.href };
}

function readTarget(url: URL, address: PageAddress): LinkTarget {
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  const isFolder = url.pathname.endsWith('/');
  // `v1.10` is the name of a folder.
  if (!isFolder && /\.(?!\d+$)[a-z0-9]{1,8}$/i.test(last) && !/\.(?:html?|md)$/i.test(last))
    return { kind: 'file', url: `${address.filesUrl}${url.pathname}${url.search}${url.hash}` };
  const clean = /^index\.(?:html?|md)$/i.test(last)
    ? segments.slice(0, -1)
    : [...segments.slice(0, -1), last.replace(/\.md$/i, '')];
  const path = clean.filter((segment) => segment !== '').join('/');
  const hash = url.hash === '' ? '' : url.hash;
  return {
    kind: 'page',
    to: `${address.sitePath}${path === '' ? '' : `/${path}`}${/\.html?$/i.test(path) || path === '' ? '' : '/'}${url.search}${hash}`,
    path: decodeUrlPart(path),
  };
}

function resolveInPortal(url: URL, { basePath }: PageAddress): LinkTarget {
  const isInside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`);
  // Pages that the server makes are not pages of the portal.
  if (!isInside || url.pathname.startsWith(`${basePath}/api/`)) return { kind: 'external', url: url.href };
  return { kind: 'page', to: `${url.pathname.slice(basePath.length) || '/'}${url.search}${url.hash}` };
}

/**
 * Resolves the address of a file, such as an image. Relative addresses are files of the site. An image may contain its data.
 *
 * @returns undefined if it cannot be loaded
 */
export function resolveFile(
  source: string,
  { path, filesUrl }: PageAddress,
  origin = window.location.origin,
): string | undefined {
  const trimmed = source.trim();
  return /^data:image\//i.test(trimmed) ? trimmed : resolveFileUrl(trimmed, path, filesUrl, origin);
}
