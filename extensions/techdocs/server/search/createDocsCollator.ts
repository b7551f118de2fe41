import type { CatalogService, IndexedDocument, SearchCollator, SearchSource } from '#backend';
import { RELATION_OWNED_BY, safeParseEntityRef, stringifyEntityRef, valueAtPath, type Entity } from '#model';
import { catalogEntityReadPermission } from '../../../catalog/backend-public';
import { ANNOTATION_DOCS_REF } from '#protocol';
import type { SiteMetadata } from '../../protocol';
import { GENERATOR } from '../generator/buildRequest';
import type { SearchEntry } from '../generator/page/searchIndex';
import type { SiteStorage } from '../storage/siteStorage';
import { readSearchEntries } from './readSearchEntries';
import type { SiteVersions } from './siteVersions';

/** What the collator needs. */
export interface DocsCollatorParts {
  catalog: Pick<CatalogService, 'changes' | 'whole'>;
  versions: SiteVersions;
  storage: () => SiteStorage;
  nameSite: (entity: Entity) => string;
  loadMetadata: (storage: SiteStorage, site: string) => Promise<SiteMetadata | undefined>;
  /** Identifies the storage. Another storage has other sites. */
  storageName: () => string;
  /** Where results lead, with `:namespace`, `:kind`, `:name` and `:path`. */
  locationTemplate: () => string;
}

/** Changes if the documents of unchanged sites differ from those of an earlier version. */
const VERSION = 2;
const INDEX_FILE = 'search/search_index.json';
/** Sections of a site beyond these are not indexed. */
const MOST_ENTRIES = 50_000;

/** Where the collator continues: in the changes of the catalog, and in those of the sites. */
type Position = [catalog: string | undefined, sites: number];

/**
 * Creates the collator of documentation, as documents of the type `techdocs`: one for each page and each heading of all stored sites, but
 * none for a first heading that repeats the title of its page. It follows the catalog, because documents contain fields of their entity, and it follows the builds.
 */
export function createDocsCollator(parts: DocsCollatorParts): SearchCollator {
  const { catalog, versions } = parts;
  /** Entities without documentation are skipped, which does not move the stored position. */
  let skipped: { from: string | undefined; to: string } | undefined;

  /** Returns the next changed entities that have or had a site. */
  async function listChangedEntities(after: string | undefined, limit: number) {
    let cursor = skipped && skipped.from === after ? skipped.to : after;
    for (;;) {
      const changes = await catalog.changes(cursor, limit);
      cursor = changes.cursor;
      const refs = changes.items.filter(({ entity }) => !hasDocs(entity)).map(({ ref }) => ref);
      const known = await versions.known(refs);
      const items = changes.items.filter(({ ref, entity }) => hasDocs(entity) || known.has(ref));
      if (items.length > 0 || changes.items.length === 0) {
        skipped = items.length > 0 ? undefined : { from: after, to: cursor };
        return { items, cursor };
      }
    }
  }

  async function createSource(ref: string, entity: Entity | undefined): Promise<SearchSource> {
    if (entity === undefined || !hasDocs(entity)) return { key: ref, documents: [] };
    const storage = parts.storage();
    const site = parts.nameSite(entity);
    const metadata = await parts.loadMetadata(storage, site);
    if (metadata === undefined) return { key: ref, documents: [] };
    // The version is noted before its documents are read: a newer build is then a change.
    await versions.noteIndexed(ref, printVersion(metadata));
    return {
      key: ref,
      documents: listDocuments(ref, entity, { storage, site, metadata, template: parts.locationTemplate() }),
    };
  }

  return {
    type: 'techdocs',
    permission: catalogEntityReadPermission,
    fingerprint: () => JSON.stringify([VERSION, parts.storageName(), parts.locationTemplate()]),
    async changes(after, limit) {
      const [atCatalog, atSites] = parsePosition(after) ?? [undefined, await versions.latest()];
      const changed = await listChangedEntities(atCatalog, limit);
      const few = changed.items.slice(0, limit);
      if (few.length > 0) {
        const sources = await Promise.all(few.map(({ ref, entity }) => createSource(ref, entity)));
        return { sources, cursor: printPosition([changed.cursor, atSites]) };
      }
      const { refs, change } = await versions.changedAfter(atSites, limit);
      const sources = await Promise.all(
        refs.map(async (ref) => createSource(ref, await catalog.whole.entityByRef(ref))),
      );
      return { sources, cursor: printPosition([changed.cursor, change]) };
    },
  };
}

/** Identifies the version of a site. Pipelines can leave out the etag. */
export function printVersion({ etag = '', build_timestamp: built = 0 }: SiteMetadata): string {
  return `${etag} ${built}`;
}

function hasDocs(entity: Entity | undefined): boolean {
  return entity?.metadata.annotations?.[ANNOTATION_DOCS_REF] !== undefined;
}

/** A site in the storage. */
interface StoredSite {
  storage: SiteStorage;
  site: string;
  metadata: SiteMetadata;
}

async function* listDocuments(
  ref: string,
  entity: Entity,
  { storage, site, metadata, template }: StoredSite & { template: string },
): AsyncGenerator<IndexedDocument> {
  const file = await storage.find(site, INDEX_FILE);
  if (!file) return;
  const isOwn = metadata.etag?.startsWith(`${GENERATOR}-`) ?? false;
  const fields = createEntityFields(entity, site);
  const ownerRefs = listOwners(entity);
  const encoded = {
    namespace: encodeURIComponent(fields.namespace),
    kind: encodeURIComponent(fields.kind),
    name: encodeURIComponent(fields.name),
  };
  let count = 0;
  let before: SearchEntry | undefined;
  const text = (await file.read()).setEncoding('utf8') as AsyncIterable<string>;
  for await (const entry of readSearchEntries(text)) {
    if (count >= MOST_ENTRIES) return;
    const isRepeated = before !== undefined && isTitleHeading(entry, before);
    before = entry;
    if (isRepeated) continue;
    count += 1;
    yield {
      document: {
        ...fields,
        // MkDocs escapes HTML in its index.
        title: isOwn ? entry.title : unescapeHtml(entry.title),
        text: isOwn ? entry.text : unescapeHtml(entry.text),
        path: entry.location,
        location: fillTemplate(template, { ...encoded, path: entry.location }),
      },
      keywords: [entity.metadata.name, fields.entityTitle],
      entityRef: ref,
      ownerRefs,
      order: orderOf(entry),
    };
  }
}

function fillTemplate(
  template: string,
  values: Record<'namespace' | 'kind' | 'name' | 'path', string>,
): string {
  return template.replaceAll(
    /:(namespace|kind|name|path)\b/g,
    (_, field: keyof typeof values) => values[field],
  );
}

/** The fields that all documents of a site have, as Backstage's collator names them. The ref has the case of the site. */
function createEntityFields(entity: Entity, site: string) {
  const { metadata, spec } = entity;
  const [namespace = '', kind = '', name = ''] = site.split('/');
  const read = (path: string): string => {
    const value = valueAtPath(spec ?? {}, path);
    return typeof value === 'string' ? value : '';
  };
  const type = read('type') || 'other';
  const [owner = ''] = listOwners(entity);
  const parsed = safeParseEntityRef(owner);
  return {
    kind,
    namespace,
    name,
    annotations: { ...metadata.annotations },
    entityTitle: metadata.title ?? '',
    componentType: type,
    type,
    lifecycle: read('lifecycle'),
    owner: parsed.ok ? parsed.value.name : '',
  };
}

function listOwners({ relations = [] }: Entity): string[] {
  return relations
    .filter(({ type }) => type === RELATION_OWNED_BY)
    .flatMap(({ targetRef }) => {
      const parsed = safeParseEntityRef(targetRef);
      return parsed.ok ? [stringifyEntityRef(parsed.value)] : [];
    });
}

/** Whether an entry is the heading with the title of the page, whose entry is before it and has its text. */
function isTitleHeading({ location, title }: SearchEntry, before: SearchEntry): boolean {
  return title === before.title && location.startsWith(`${before.location}#`);
}

/** A page comes before its sections. */
function orderOf({ location }: SearchEntry): number {
  return location.includes('#') ? 6 : 5;
}

const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (escape) => escapes[escape] ?? escape);
}

function parsePosition(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [catalog, sites] = JSON.parse(cursor) as [string | null, number];
  return [catalog ?? undefined, sites];
}

function printPosition(position: Position): string {
  return JSON.stringify(position);
}
