import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolvePreloads } from './preloads';

/** A built frontend on disk. */
export interface WebApp {
  folder: string;
  /** Text of `index.html` with the server's placeholders. */
  template: string;
  /** Scripts to preload, relative to the folder. */
  preloads: string[];
}

/** Loads the frontend in this folder. `undefined` if the folder contains none. */
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
