import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { PluginFolder } from './pluginFolder';

/** Reads the folders in `extensions`. Skips names that start with `_` or `.`. */
export async function readPluginFolders(root: string): Promise<PluginFolder[]> {
  const entries = await readdir(path.join(root, 'extensions'), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && /^[^_.]/.test(entry.name));
  return Promise.all(names.map(({ name }) => readPluginFolder(root, name)));
}

async function readPluginFolder(root: string, name: string): Promise<PluginFolder> {
  const cwd = path.join(root, 'extensions');
  const paths = await glob([`${name}/**/*.{ts,tsx}`], { cwd, ignore: ['**/*.test.{ts,tsx}'] });
  const files = await Promise.all(
    paths.toSorted().map(async (file) => ({ file, text: await readFile(path.join(cwd, file), 'utf8') })),
  );
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const plugin = texts.get(`${name}/plugin.ts`);
  return {
    name,
    ...readExport('plugin', texts, name),
    ...readExport('backend', texts, name),
    ...readExport('early', texts, name),
    ...readExport('settings', texts, name),
    ...(plugin?.includes('createFrontendModule(')
      ? { moduleOf: /\bpluginId: '([^']+)'/.exec(plugin)?.[1] ?? '' }
      : {}),
    translations: files.flatMap(({ file, text }) => listTranslations(file, text)),
    uses: new Set(files.flatMap(({ text }) => listUsed(text)).filter((used) => used !== name)),
  };
}

/** Reads the name of the only export of a file, which a list imports. */
function readExport(
  entry: 'plugin' | 'backend' | 'early' | 'settings',
  texts: ReadonlyMap<string, string>,
  name: string,
) {
  const file = `${name}/${entry}.ts`;
  const text = texts.get(file);
  if (text === undefined) return {};
  const values = [...text.matchAll(/^export const (\w+)/gm)].map(([, value = '']) => value);
  const [value] = values;
  if (value === undefined || values.length > 1) {
    throw new Error(
      `extensions/${file} exports ${values.length} values. Export exactly one, as in 'export const ${entry} = …'.`,
    );
  }
  return { [entry]: value };
}

/** Lists the message bundles that a file defines or re-exports. */
function listTranslations(file: string, text: string) {
  if (!/(?:TranslationRef|Messages)\.ts$/.test(file)) return [];
  const defined = [...text.matchAll(/^export const (\w+TranslationRef)\b/gm)].map(([, name = '']) => name);
  const reexported = [...text.matchAll(/^export \{([^}]*)\} from/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name.endsWith('TranslationRef'));
  return [...defined, ...reexported].map((name) => ({ file: file.replace(/\.ts$/, ''), name }));
}

function listUsed(text: string): string[] {
  return [...text.matchAll(/from '#extensions\/([^'/]+)/g)].map(([, name = '']) => name);
}
