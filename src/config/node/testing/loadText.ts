import { bundledSettings } from '#extensions/settings';
import { loadConfig } from '../loadConfig';
import { createFolder } from './createFolder';

interface LoadTextOptions {
  env?: Record<string, string>;
  files?: Record<string, string>;
}

/** Loads texts as configuration files, lowest first, without files and variables of the machine. */
export async function loadText(
  texts: string | readonly string[],
  { env = {}, files = {} }: LoadTextOptions = {},
) {
  const layers = [texts].flat();
  const named = layers.map((text, index) => [`layer-${index + 1}.yaml`, text] as const);
  const cwd = createFolder({ ...Object.fromEntries(named), ...files });
  const { value, problems } = await loadConfig({
    settings: bundledSettings,
    args: named.flatMap(([name]) => ['--config', name]),
    env,
    cwd,
  });
  return { cwd, loaded: value, data: value.source.data, locate: value.source.locate, problems };
}

/** Returns `code line:column path` of each problem. */
export function summarize(
  problems: ReadonlyArray<{ code: string; where?: { line: number; column: number; path: string } }>,
) {
  return problems.map(({ code, where }) =>
    `${code} ${where?.line}:${where?.column} ${where?.path}`.trimEnd(),
  );
}
