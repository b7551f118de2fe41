import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listConfigSections } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { loadBundledTranslations } from '#extensions/translations';
import type { CliIo } from '../commandLine/cliIo';
import { exitCodes, type GivenOptions } from '../commandLine/command';
import { copyTemplate } from '../newPlugin/copyTemplate';
import { findProject } from '../newPlugin/findProject';
import { finishPlugin } from '../newPlugin/finishPlugin';
import { parsePluginId } from '../newPlugin/pluginNames';

/** Creates a plugin from the template and prints what to do next. */
export async function runNew(options: GivenOptions, io: CliIo): Promise<number> {
  const root = findProject(io.cwd);
  const names = parsePluginId(options.words[0] ?? '', {
    folders: readdirSync(path.join(root, 'extensions')),
    sections: listConfigSections(bundledSettings),
    bundles: (await loadBundledTranslations()).map((bundle) => bundle.id),
  });
  await copyTemplate(root, names);
  const failure = finishPlugin(root);
  if (failure !== undefined) {
    io.notify(`Created extensions/${names.id}, but the generated files are not up to date.\n\n${failure}`);
    return exitCodes.problems;
  }
  io.print(`Created extensions/${names.id}, with the page /${names.id}.

Next steps:
  npm start                          open the page in the portal
  npx trellis explain page:${names.id}
  npx vitest run extensions/${names.id}

The browser side is in extensions/${names.id}/extensions.tsx, the server side in extensions/${names.id}/backend.ts.
Delete the parts that you don't need. After changing a description or a setting, run 'npm run schemas'.`);
  return exitCodes.ok;
}
