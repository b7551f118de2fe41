import { isRecord } from '#diagnostics';
import type { FrontendPluginInfo } from '../definitions/pluginInfo';

/** One entry of `app.pluginOverrides` with parsed patterns. */
export interface PluginInfoOverride {
  match: { pluginId?: RegExp | string; packageName?: RegExp | string };
  info: { readonly [key in string]: unknown };
}

/** Applies overrides to the information about a plugin; later ones win. */
export function mergePluginInfo(
  pluginId: string,
  own: FrontendPluginInfo,
  overrides: readonly PluginInfoOverride[],
): FrontendPluginInfo {
  let info = own;
  for (const { match, info: override } of overrides) {
    if (isMatch(match.pluginId, pluginId) && isMatch(match.packageName, own.packageName)) {
      info = { ...info, ...readInfo(override) };
    }
  }
  return info;
}

function isMatch(pattern: RegExp | string | undefined, value: string | undefined): boolean {
  if (pattern === undefined) return true;
  if (value === undefined) return false;
  return typeof pattern === 'string' ? pattern === value : pattern.test(value);
}

function readInfo({ description, ownerEntityRefs, links }: PluginInfoOverride['info']): FrontendPluginInfo {
  const isText = (value: unknown): value is string => typeof value === 'string';
  return {
    ...(isText(description) ? { description } : {}),
    ...(Array.isArray(ownerEntityRefs) ? { ownerEntityRefs: ownerEntityRefs.filter(isText) } : {}),
    ...(Array.isArray(links) ? { links: links.flatMap(readLink) } : {}),
  };
}

function readLink(link: unknown): Array<{ title: string; url: string }> {
  if (!isRecord(link) || typeof link['url'] !== 'string') return [];
  return [{ title: typeof link['title'] === 'string' ? link['title'] : link['url'], url: link['url'] }];
}
