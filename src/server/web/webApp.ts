import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A built frontend on disk. */
export interface WebApp {
  folder: string;
  /** Text of `index.html` with the server's placeholders. */
  template: string;
}

/** Loads the frontend in this folder. `undefined` if the folder contains none. */
export async function loadWebApp(folder: string): Promise<WebApp | undefined> {
  const template = await readText(join(folder, 'index.html'));
  return template === undefined ? undefined : { folder, template };
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
