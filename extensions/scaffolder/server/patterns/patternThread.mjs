import * as fs from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { isIgnored } from 'isomorphic-git';
import { glob } from 'tinyglobby';

// The patterns come from repositories and templates. Some take forever, so the portal does not match them itself.

async function match({ folder, patterns, includesContents }) {
  const paths = await glob(patterns, {
    cwd: folder,
    dot: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    expandDirectories: includesContents,
  });
  // A pattern can match the folder itself.
  return paths.map((path) => path.replace(/\/$/, '')).filter((path) => path !== '' && path !== '.');
}

async function leaveIgnored({ folder, paths }) {
  const kept = [];
  for (const filepath of paths) {
    // Only the files of the folder decide, so there is no repository to look into.
    if (
      !(await isIgnored({
        fs,
        dir: folder,
        gitdir: join(folder, '.git'),
        filepath,
      }))
    )
      kept.push(filepath);
  }
  return kept;
}

parentPort?.on('message', ({ kind, ...request }) => {
  const work = kind === 'match' ? match(request) : leaveIgnored(request);
  work.then(
    (paths) => parentPort?.postMessage({ paths }),
    (error) => parentPort?.postMessage({ message: String(error?.message ?? error) }),
  );
});
parentPort?.postMessage('ready');
