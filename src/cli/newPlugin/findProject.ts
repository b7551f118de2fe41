import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../commandLine/usageError';
import { templateFolder } from './copyTemplate';

/**
 * Finds the root of the project that contains a folder.
 *
 * @throws UsageError if the folder is not in a project
 */
export function findProject(folder: string): string {
  for (let at = folder; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, templateFolder))) return at;
    if (at === path.dirname(at)) {
      throw new UsageError(
        `Run this command in the source folder of a portal. Neither this folder nor its parents contain ${templateFolder}.`,
      );
    }
  }
}
