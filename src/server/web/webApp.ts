import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolvePreloads } from './preloads';

/** The built frontend on disk. */
export interface WebApp {
  folder: string;
  /** Text of `index.html`, with the marks that the server fills in. */
  template: string;
  /** Scripts that the first one will ask for anyway, relative to the folder. */
  preloads: string[];
}

/** The frontend in this folder; `undefined` when none has been built there. */
export async function loadWebApp(folder: string): Promise<WebApp | undefined> {
  const template = await readText(join(folder, 'index.html'));
  if (template === undefined) return undefined;
  const manifest = await readText(join(folder, '.vite/manifest.json'));
  return { folder, template, preloads: manifest === undefined ? [] : resolvePreloads(JSON.parse(manifest)) };
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
