import type { FastifyRequest } from 'fastify';
import { acceptCookie, hideFromOthers, type Router } from '#backend';
import { RESPOND_ASYNC } from '#protocol';
import { catalogEntityReadPermission } from '../../../catalog/backend-public';
import { METADATA_FILE, type SiteStorage } from '../storage/siteStorage';
import { findContentType } from './contentTypes';
import { nameSite, type EntityParams, type FindEntity } from './docsEntity';

/** The parts of the routes that the plugin provides. */
export interface StaticParts {
  findEntity: FindEntity;
  storage: () => SiteStorage;
  keepsCase: () => boolean;
  /** Whether the portal builds sites. */
  builds: () => boolean;
}

type StaticRequest = { Params: EntityParams & { '*': string } };

/** A browser that opens a file directly runs nothing, loads nothing and has no access to the portal's origin. */
const FILE_POLICY = "sandbox; default-src 'none'";

/** The files of built sites. Browsers request images of them with a cookie. */
export function staticRoutes(router: Router, { findEntity, storage, keepsCase, builds }: StaticParts): void {
  const isBuilt = async (site: string) => (await storage().find(site, METADATA_FILE)) !== undefined;
  router.get<StaticRequest>(
    '/static/docs/:namespace/:kind/:name/*',
    acceptCookie(hideFromOthers(catalogEntityReadPermission)),
    async (request, reply) => {
      const entity = await findEntity(request);
      const path = request.params['*'];
      reply.header('content-security-policy', FILE_POLICY);
      if (!entity) return reply.code(404).send();
      const site = nameSite(entity, keepsCase());
      const file = await storage().find(site, path);
      // Browsers report each 404 as a failure, but a site that is not built yet is not one.
      if (!file && isPatient(request) && builds() && !(await isBuilt(site)))
        return reply.code(202).header('preference-applied', RESPOND_ASYNC).send();
      if (!file) return reply.code(404).send();
      reply
        .type(findContentType(path))
        .header('cache-control', 'private, no-cache')
        .header('etag', file.etag)
        .header('last-modified', file.modified.toUTCString());
      // Browsers do not show them with this policy.
      if (/\.pdf$/i.test(path)) reply.header('content-disposition', 'attachment');
      if (isFresh(request, file.etag)) return reply.code(304).send();
      return reply.send(await file.read());
    },
  );
}

/** Whether the caller knows a response for a file that does not exist yet (RFC 7240). Others get 404. */
function isPatient({ headers }: FastifyRequest<StaticRequest>): boolean {
  const preferred = [headers['prefer']].flat().join(',');
  return preferred.split(',').some((part) => part.trim() === RESPOND_ASYNC);
}

function isFresh({ headers }: FastifyRequest<StaticRequest>, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag.replace(/^W\//, ''));
}
