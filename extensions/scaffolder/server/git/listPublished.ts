import { leaveIgnored } from '../patterns/matchFiles';
import { listEntries, type FolderEntry } from '../workspace/listEntries';

/**
 * Lists the files of a folder that a repository gets. Links, `.git`, and files that `.gitignore` names are left out.
 *
 * @throws HttpError 400 if the patterns of `.gitignore` take too long
 */
export async function listPublished(source: string): Promise<FolderEntry[]> {
  const files = (await listEntries(source)).filter(
    ({ path, kind }) => kind === 'file' && path !== '.git' && !path.startsWith('.git/'),
  );
  const kept = new Set(
    await leaveIgnored(
      source,
      files.map(({ path }) => path),
    ),
  );
  return files.filter(({ path }) => kept.has(path));
}
