import { FileText } from 'lucide-react';
import { DEFAULT_NAMESPACE, safeParseEntityRef, stringifyEntityRef } from '#model';
import { resolveSafeHref } from '#ui';
import type { SearchResult } from '../../protocol';
import type { PaletteEntity, PaletteItem } from '../model/paletteItem';
import { drawKind } from './drawKind';

const people: ReadonlySet<string> = new Set(['user', 'group']);

/**
 * Creates the item of a search result. Returns `undefined` if its location is not a safe URL.
 *
 * @param location where the result leads
 */
export function createFoundItem({ type, document }: SearchResult, location: string): PaletteItem | undefined {
  const to = resolveSafeHref(location);
  if (to === undefined) return undefined;
  const text = (key: string) => {
    const value = document[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const base = { title: document.title, to, isFound: true };
  const entity = type === 'software-catalog' ? readEntity(text, to) : undefined;
  if (!entity)
    return {
      ...base,
      id: `document:${to}`,
      kind: 'document',
      group: 'documents',
      icon: <FileText aria-hidden />,
      note: text('entityTitle') ?? text('name'),
    };
  const owner = text('owner');
  // Backstage indexes entities without a type as `other`.
  const componentType = text('componentType') === 'other' ? undefined : text('componentType');
  const details = {
    ...base,
    id: `entity:${entity.ref}`,
    entity,
    icon: drawKind(entity.kind),
    // The name finds an entity that has another title.
    keywords: [entity.ref.split('/').at(-1) ?? ''],
  };
  if (people.has(entity.kind)) {
    const name = text('displayName');
    // The title of a user is a name such as `ann.lee`.
    const named = name === undefined ? {} : { title: name, keywords: [...details.keywords, document.title] };
    const note = componentType ?? (name && document.title);
    return { ...details, ...named, kind: 'person', group: 'people', note };
  }
  const group = entity.kind === 'template' ? 'templates' : 'entities';
  return {
    ...details,
    kind: 'entity',
    group,
    note: [componentType ?? entity.kind, owner].filter(Boolean).join(' · '),
  };
}

function readEntity(text: (key: string) => string | undefined, to: string): PaletteEntity | undefined {
  const kind = text('kind');
  if (kind === undefined) return undefined;
  // Older backends do not send the name, but the path ends with it.
  const name = text('name') ?? decodePath(to);
  const parsed = safeParseEntityRef({ kind, namespace: text('namespace') ?? DEFAULT_NAMESPACE, name });
  if (!parsed.ok) return undefined;
  return { ref: stringifyEntityRef(parsed.value), kind: kind.toLowerCase() };
}

function decodePath(path: string): string {
  const last = path.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
