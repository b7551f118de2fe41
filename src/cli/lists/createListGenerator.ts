import type { GeneratedFile, Generator } from '../generate/generator';
import type { PluginFolder } from './pluginFolder';
import { readPluginFolders } from './readPluginFolders';
import { sortPluginFolders } from './sortPluginFolders';

const note =
  '// Generated from the folders next to this file. After adding or removing a folder, run npm run schemas.';

/** Creates the generator of the lists of plugins, server sides, early parts, settings and message bundles. */
export function createListGenerator(root: string): Generator {
  return {
    owns: ['extensions/{index,backend,early,settings,translations}.ts'],
    generate: async () => printLists(sortPluginFolders(await readPluginFolders(root))),
  };
}

/** Prints the lists in the order of the folders. */
export function printLists(folders: readonly PluginFolder[]): GeneratedFile[] {
  return [
    {
      path: 'extensions/index.ts',
      text: printList(folders, 'plugin', {
        type: "import type { FrontendFeature } from '#sdk';",
        about: 'All plugins of Trellis, in the order of their extensions in the tree.',
        start: 'export const bundledFeatures: FrontendFeature[] =',
      }),
    },
    ...(folders.some(({ backend }) => backend !== undefined)
      ? [
          {
            path: 'extensions/backend.ts',
            text: printList(folders, 'backend', {
              type: "import type { BackendPlugin } from '#backend';",
              about: 'The server sides of all plugins.',
              start: 'export const bundledBackends: BackendPlugin[] =',
            }),
          },
        ]
      : []),
    {
      path: 'extensions/early.ts',
      text: printList(folders, 'early', {
        type: "import type { EarlyPart } from '#sdk/early';",
        about: 'What plugins do before the app is loaded.',
        start: 'export const bundledEarlyParts: EarlyPart[] =',
      }),
    },
    {
      path: 'extensions/settings.ts',
      text: printList(folders, 'settings', {
        type: "import type { PluginSettings } from '#config/schema';",
        about: 'The settings of all plugins in app-config.yaml.',
        start: 'export const bundledSettings: PluginSettings[] =',
      }),
    },
    { path: 'extensions/translations.ts', text: printTranslations(folders) },
  ];
}

interface ListWording {
  type: string;
  about: string;
  start: string;
}

function printList(
  folders: readonly PluginFolder[],
  file: 'plugin' | 'backend' | 'early' | 'settings',
  { type, about, start }: ListWording,
): string {
  const listed = folders.flatMap(({ name, [file]: value }) => (value === undefined ? [] : [{ name, value }]));
  const imports = listed.map(({ name, value }) => `import { ${value} } from './${name}/${file}';`);
  const items = listed.map(({ value }) => `  ${value},`);
  return `${[note, type, ...imports, '', `/** ${about} */`, `${start} [`, ...items, '];'].join('\n')}\n`;
}

function printTranslations(folders: readonly PluginFolder[]): string {
  const bundles = folders.flatMap(({ translations }) => translations);
  return `${note}
import { sdkTranslationRef, titlesTranslationRef, type TranslationRef } from '#sdk';

/** Loads all message bundles of Trellis, for checks and reference pages. */
export async function loadBundledTranslations(): Promise<TranslationRef[]> {
  const loaded = await Promise.all([
${bundles.map(({ file, name }) => `    import('./${file}').then((bundle) => bundle.${name}),`).join('\n')}
  ]);
  return [sdkTranslationRef, titlesTranslationRef, ...loaded];
}
`;
}
