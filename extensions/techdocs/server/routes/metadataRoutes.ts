import { text } from 'node:stream/consumers';
import { hideFromOthers, notFoundError, type Log, type Router } from '#backend';
import { catalogEntityReadPermission } from '../../../catalog/backend-public';
import { siteMetadataSchema, type SiteMetadata } from '../../protocol';
import { describeSource, type SourceContext } from '../source/resolveSource';
import { METADATA_FILE, type SiteStorage } from '../storage/siteStorage';
import { nameSite, refOf, type EntityParams, type FindEntity } from './docsEntity';

/** The parts of the routes that the plugin provides. */
export interface MetadataParts {
  findEntity: FindEntity;
  storage: () => SiteStorage;
  keepsCase: () => boolean;
  source: SourceContext;
  log: Log;
}

type EntityRequest = { Params: EntityParams };

/** The metadata of sites and of their entities. */
export function metadataRoutes(router: Router, parts: MetadataParts): void {
  const { findEntity, storage, keepsCase, source, log } = parts;
  const access = hideFromOthers(catalogEntityReadPermission);
  const missing = (params: EntityParams) => notFoundError(`Unable to get metadata for '${refOf(params)}'`);

  router.get<EntityRequest>('/metadata/techdocs/:namespace/:kind/:name', access, async (request) => {
    const entity = await findEntity(request);
    const site = entity && nameSite(entity, keepsCase());
    const metadata = site === undefined ? undefined : await loadMetadata(storage(), site, log);
    if (!metadata) throw missing(request.params);
    return metadata;
  });

  router.get<EntityRequest>('/metadata/entity/:namespace/:kind/:name', access, async (request) => {
    const entity = await findEntity(request);
    if (!entity) throw missing(request.params);
    const locationMetadata = describeSource(entity, source);
    return { ...entity, ...(locationMetadata && { locationMetadata }) };
  });
}

/** Loads the metadata of a site. Returns `undefined` if the site does not exist, or if its metadata is invalid. */
export async function loadMetadata(
  storage: SiteStorage,
  site: string,
  log: Log,
): Promise<SiteMetadata | undefined> {
  const file = await storage.find(site, METADATA_FILE);
  if (!file) return undefined;
  try {
    return siteMetadataSchema.parse(JSON.parse(await text(await file.read())));
  } catch (error) {
    log.warn(`The metadata of the documentation of '${site}' is invalid: ${String(error)}`);
    return undefined;
  }
}
