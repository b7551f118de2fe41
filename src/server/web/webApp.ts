import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The built frontend on disk. */
export interface WebApp {
  folder: string;
  /** Text of `index.html`, with the marks that the server fills in. */
  template: string;
}

/** The frontend in this folder; `undefined` when none has been built there. */
export async function loadWebApp(folder: string): Promise<WebApp | undefined> {
  try {
    return { folder, template: await readFile(join(folder, 'index.html'), 'utf8') };
  } catch {
    return undefined;
  }
}
