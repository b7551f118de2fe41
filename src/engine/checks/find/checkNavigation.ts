import { type ConfigPath, createProblem, findCandidates, isRecord, type Problem } from '#diagnostics';

import { coreDataRefs } from '../../refs/coreDataRefs';
import type { AppNode } from '../../definitions/appTree';
import type { CheckedApp } from '../written/checkedApp';
import { createRelatedIdFinder } from '../written/relatedIds';

/** A page in the configuration of the navigation. */
interface NamedPage {
  id: string;
  path: ConfigPath;
  /** Whether the configuration hides the page. */
  hides: boolean;
}

/** A link in the configuration of the navigation. */
interface NamedLink {
  address: string;
  path: ConfigPath;
}

const divider = 'divider';
const leftOut = 'The navigation does not show it';
const addressHint = "Use a URL that starts with 'https://', or a path of the portal that starts with '/'.";
const linkedProtocols = new Set(['http:', 'https:', 'mailto:']);

/**
 * Reports pages and links in the configuration of `app/nav` that cannot be shown or hidden: pages that are not installed,
 * disabled or not linkable, and invalid addresses. Pages that are absent for another reason have their own problem, or are
 * visible to other users.
 */
export function checkNavigation({ app, config }: Pick<CheckedApp, 'app' | 'config'>): Problem[] {
  const { nodes } = app.tree;
  const spec = nodes.get('app/nav')?.spec;
  const path = spec?.origin.config;
  if (!spec || !path || !isRecord(spec.config)) return [];
  const pages = [...(nodes.get('app/routes')?.edges.attachments.get('routes') ?? [])].map(
    (page) => page.spec.id,
  );
  const findRelatedIds = createRelatedIdFinder(pages);
  const report = (where: ConfigPath, what: string, hint: string, candidates: readonly string[]): Problem =>
    createProblem('EXTENSION_CONFIGURATION_IGNORED', {
      message: what,
      hint,
      where: config.locate(where),
      extensionId: spec.id,
      pluginId: spec.plugin.pluginId,
      candidates: candidates.length > 0 ? [...candidates] : undefined,
    });
  const { pages: named, links } = listNamed(spec.config, path);
  const ofPages = named.flatMap((page): Problem[] => {
    const node = nodes.get(page.id);
    const reason = findReason(node, page);
    if (reason === undefined) return [];
    const near = node ? [] : findCandidates(page.id, pages);
    const candidates = near.length > 0 || node ? near : findRelatedIds(page.id);
    return [report(page.path, `Page '${page.id}' ${reason}.`, suggest(page, node, candidates), candidates)];
  });
  const ofLinks = links
    .filter(({ address }) => !isUsable(address))
    .map(({ address, path: at }) => {
      const meant = guessAddress(address);
      const hint = meant[0] ? `Did you mean '${meant[0]}'?` : addressHint;
      return report(at, `'${address}' is not a valid link. ${leftOut}.`, hint, meant);
    });
  return [...ofPages, ...ofLinks];
}

function findReason(node: AppNode | undefined, { hides }: NamedPage): string | undefined {
  const effect = hides ? 'Nothing is hidden' : leftOut;
  if (!node) return `is not installed. ${effect}`;
  if (node.absence === 'disabled') return hides ? undefined : `is disabled. ${effect}`;
  if (!node.instance || hides) return undefined;
  if (node.instance.getData(coreDataRefs.routePath)?.includes(':'))
    return `has parameters in its path. ${effect}`;
  if (node.instance.getData(coreDataRefs.routeRef)) return undefined;
  return `cannot be linked to. ${effect}`;
}

function suggest({ hides }: NamedPage, node: AppNode | undefined, [nearest]: readonly string[]): string {
  if (nearest !== undefined) return `Did you mean '${nearest}'?`;
  if (node?.absence === 'disabled') return 'Enable the page, or remove the entry.';
  return hides
    ? 'Remove the entry.'
    : `Remove the entry, or use the id of ${node ? 'another' : 'an installed'} page.`;
}

/** Whether the navigation can link to an address: a path of the portal, or a URL with a safe protocol. */
function isUsable(address: string): boolean {
  const text = address.trim();
  if (/^(?:\/(?![/\\])|\.{1,2}\/|[?#])/.test(text)) return !text.includes('\\');
  return URL.canParse(text) && linkedProtocols.has(new URL(text).protocol);
}

/** Returns the likely address for a host without a protocol, or a path without a leading slash. */
function guessAddress(address: string): string[] {
  const text = address.trim();
  if (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(text)) return [`https://${text}`];
  return /^[\w-]+(?:\/[\w-]+)*$/.test(text) ? [`/${text}`] : [];
}

interface Named {
  pages: NamedPage[];
  links: NamedLink[];
}

function listNamed(config: { readonly [key in string]: unknown }, path: ConfigPath): Named {
  const named: Named = { pages: [], links: [] };
  addEntries(named, config['items'], [...path, 'items']);
  addEntries(named, config['bottom'], [...path, 'bottom']);
  for (const [index, id] of listItems(config['hide']).entries()) {
    if (typeof id === 'string') named.pages.push({ id, path: [...path, 'hide', index], hides: true });
  }
  return named;
}

function addEntries(named: Named, entries: unknown, path: ConfigPath): void {
  for (const [index, entry] of listItems(entries).entries()) {
    const at = [...path, index];
    if (typeof entry === 'string') {
      if (entry !== divider) named.pages.push({ id: entry, path: at, hides: false });
    } else if (isRecord(entry)) {
      const { page, link, items } = entry;
      if (typeof page === 'string') named.pages.push({ id: page, path: [...at, 'page'], hides: false });
      else if (typeof link === 'string') named.links.push({ address: link, path: [...at, 'link'] });
      else addEntries(named, items, [...at, 'items']);
    }
  }
}

function listItems(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}
