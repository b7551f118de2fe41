import { mergePluginSettings } from '#config/schema';
import { homeSettings } from './sections/home';
import { kubernetesSettings } from './sections/kubernetes';
import { proxySettings } from './sections/proxy';
import { scaffolderSettings } from './sections/scaffolder';
import { searchSettings } from './sections/search';
import { techdocsSettings } from './sections/techdocs';

/**
 * Sections of `app-config.yaml` that only Backstage plugins read. Trellis knows them, so that existing files work unchanged
 * and their secrets stay hidden. A plugin that reads one of them moves the file to its own `settings.ts`.
 */
export const backstageSettings = mergePluginSettings([
  searchSettings,
  techdocsSettings,
  kubernetesSettings,
  scaffolderSettings,
  homeSettings,
  proxySettings,
]);
