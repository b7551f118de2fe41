import type { FoundLocation } from '../../api/CatalogImportApi';

/** A folder of descriptor files. */
export interface LocationFolder {
  name: string;
  folders: LocationFolder[];
  files: Array<{ name: string; location: FoundLocation }>;
}

/**
 * Arranges files in folders. Folders with only one folder or file in them are joined with it, so that the tree of a monorepo stays short.
 *
 * @param readPath returns the path of a target in its repository
 */
export function createLocationTree(
  locations: readonly FoundLocation[],
  readPath: (target: string) => string,
): LocationFolder {
  const root: LocationFolder = { name: '', folders: [], files: [] };
  for (const location of locations) {
    const segments = readPath(location.target)
      .split('/')
      .filter((segment) => segment !== '');
    const name = segments.pop() ?? location.target;
    segments.reduce(openFolder, root).files.push({ name, location });
  }
  return sortFolder(root);
}

/** All locations in a folder and in the folders below it. */
export function listInFolder({ folders, files }: LocationFolder): FoundLocation[] {
  return [...files.map(({ location }) => location), ...folders.flatMap(listInFolder)];
}

function openFolder(parent: LocationFolder, name: string): LocationFolder {
  const known = parent.folders.find((folder) => folder.name === name);
  if (known) return known;
  const created = { name, folders: [], files: [] };
  parent.folders.push(created);
  return created;
}

function sortFolder({ name, folders, files }: LocationFolder): LocationFolder {
  const sorted = folders.map(sortFolder);
  const isSingle = (folder: LocationFolder): boolean =>
    folder.folders.length === 0 && folder.files.length === 1;
  const joined = sorted
    .filter(isSingle)
    .flatMap((folder) => folder.files.map((file) => ({ ...file, name: `${folder.name}/${file.name}` })));
  const others = sorted.filter((folder) => !isSingle(folder)).map(joinFolder);
  return { name, folders: others.toSorted(byName), files: [...files, ...joined].toSorted(byName) };
}

function joinFolder(folder: LocationFolder): LocationFolder {
  const [only] = folder.folders;
  if (!only || folder.folders.length > 1 || folder.files.length > 0) return folder;
  return { ...only, name: `${folder.name}/${only.name}` };
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true });
}
