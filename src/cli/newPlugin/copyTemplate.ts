import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { type PluginNames, templateNames } from './pluginNames';

/** The folder of the template, relative to the root of the project. */
export const templateFolder = 'extensions/_template';

/** Copies the template to the folder of a new plugin and replaces its names. */
export async function copyTemplate(root: string, names: PluginNames): Promise<void> {
  const from = path.join(root, templateFolder);
  const to = path.join(root, 'extensions', names.id);
  for (const file of await glob(['**/*'], { cwd: from })) {
    const target = path.join(to, replaceNames(file, names));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, replaceNames(await readFile(path.join(from, file), 'utf8'), names));
  }
}

function replaceNames(text: string, names: PluginNames): string {
  return (Object.keys(names) as Array<keyof PluginNames>).reduce(
    (replaced, form) => replaced.replaceAll(templateNames[form], names[form]),
    text,
  );
}
