import { type AcceptedKey, type PluginSettings, unread } from '#config/schema';
import { publishedKeys, publishedPackages } from './sections/publishedKeys';
import { proxySettings } from './sections/proxy';

const accepted = publishedKeys.map(([path, type, visibility, packages]): AcceptedKey => ({
  path,
  type,
  visibility,
  packages: packages.split(' ').map((index) => publishedPackages[Number(index)]?.[0] ?? ''),
}));

const sections = proxySettings;

/**
 * Sections of `app-config.yaml` that only Backstage plugins read, and all other keys of Backstage's published packages. Trellis
 * knows them, so that existing files work unchanged and their secrets stay hidden. A plugin that reads one of the sections moves
 * the file to its own `settings.ts`.
 */
export const backstageSettings: PluginSettings = {
  ...sections,
  sections: Object.fromEntries(
    Object.entries(sections.sections).map(([key, section]) => [key, unread(section)]),
  ),
  accepted,
};
