import { isJsonObject, type JsonObject, safeParseEntityRef, stringifyEntityRef } from '#model';

import type { FrontendPluginInfo, FrontendPluginInfoOptions } from '../definitions/pluginInfo';

/** Loads information about a plugin from package.json and its manifest, which also contains owners and links. */
export async function loadPluginInfo(options: FrontendPluginInfoOptions): Promise<FrontendPluginInfo> {
  const [packageJson, manifest] = await Promise.all([options.packageJson?.(), options.manifest?.()]);
  const links = [
    ...(packageJson ? packageLinks(packageJson) : []),
    ...(manifest ? manifestLinks(manifest) : []),
  ];
  const owners = manifest ? ownerRefs(manifest) : [];
  return {
    ...pickText(packageJson, 'name', 'packageName'),
    ...pickText(packageJson, 'version', 'version'),
    ...pickText(packageJson, 'description', 'description'),
    ...(links.length > 0 ? { links } : {}),
    ...(owners.length > 0 ? { ownerEntityRefs: owners } : {}),
  };
}

function pickText(
  source: JsonObject | undefined,
  key: string,
  field: keyof FrontendPluginInfo,
): Partial<FrontendPluginInfo> {
  const value = source?.[key];
  return typeof value === 'string' ? { [field]: value } : {};
}

function packageLinks({ homepage, repository }: JsonObject): Array<{ title: string; url: string }> {
  const links: Array<{ title: string; url: string }> = [];
  if (typeof homepage === 'string') links.push({ title: 'Homepage', url: homepage });
  const url = isJsonObject(repository) ? repository.url : repository;
  if (typeof url === 'string') {
    const plain = url.replace(/^git\+/, '').replace(/\.git$/, '');
    const directory = isJsonObject(repository) ? repository.directory : undefined;
    if (/^https?:\/\//.test(plain)) {
      links.push({
        title: 'Repository',
        url: typeof directory === 'string' ? `${plain}/tree/HEAD/${directory}` : plain,
      });
    }
  }
  return links;
}

function manifestLinks({ metadata }: JsonObject): Array<{ title: string; url: string }> {
  const links = isJsonObject(metadata) && Array.isArray(metadata.links) ? metadata.links : [];
  return links.flatMap((link) =>
    isJsonObject(link) && typeof link.url === 'string'
      ? [{ title: typeof link.title === 'string' ? link.title : link.url, url: link.url }]
      : [],
  );
}

function ownerRefs({ metadata, spec }: JsonObject): string[] {
  const owner = isJsonObject(spec) ? spec.owner : undefined;
  if (typeof owner !== 'string') return [];
  const namespace = isJsonObject(metadata) ? metadata.namespace : undefined;
  const parsed = safeParseEntityRef(owner, {
    defaultKind: 'Group',
    ...(typeof namespace === 'string' ? { defaultNamespace: namespace } : {}),
  });
  return parsed.ok ? [stringifyEntityRef(parsed.value)] : [];
}
