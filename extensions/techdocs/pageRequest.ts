import { urlPath } from '#protocol';

/** An entity with documentation. */
interface DocumentedEntity {
  namespace: string;
  kind: string;
  name: string;
}

/**
 * Returns a part of a path of a site in lower case.
 *
 * @param keepsCase the setting `techdocs.legacyUseCaseSensitiveTripletPaths`, with which it stays as it is
 */
export function foldCase(text: string, keepsCase: boolean): string {
  return keepsCase ? text : text.toLocaleLowerCase('en-US');
}

/** Returns `/namespace/kind/name`. */
export function printEntityPath({ namespace, kind, name }: DocumentedEntity, keepsCase: boolean): string {
  return foldCase(urlPath`/${namespace}/${kind}/${name}`, keepsCase);
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
