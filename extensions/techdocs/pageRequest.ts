import { urlPath } from '#protocol';

/** An entity with documentation. */
interface DocumentedEntity {
  namespace: string;
  kind: string;
  name: string;
}

/**
 * Returns `/namespace/kind/name`.
 *
 * @param keepsCase the setting `techdocs.legacyUseCaseSensitiveTripletPaths`. Without it, the path is in lower case
 */
export function printEntityPath({ namespace, kind, name }: DocumentedEntity, keepsCase: boolean): string {
  const path = urlPath`/${namespace}/${kind}/${name}`;
  return keepsCase ? path : path.toLocaleLowerCase('en-US');
}

/**
 * Returns the path of the file of a page, relative to the backend. Pages are folders, or files if the site has
 * `use_directory_urls: false`.
 *
 * @param path relative to the site, such as `guide/install`; empty for the first page
 */
export function printPagePath(entity: DocumentedEntity, path: string, keepsCase: boolean): string {
  const parts = path.split('/').filter((part) => part !== '');
  const file = /\.html?$/i.test(parts.at(-1) ?? '') ? parts : [...parts, 'index.html'];
  return `/static/docs${printEntityPath(entity, keepsCase)}${file.map((part) => urlPath`/${part}`).join('')}`;
}
