import type { FastifyRequest } from 'fastify';
import { inputError, notAllowedError, notFoundError, parseBody, readQuery, refuseOthers } from '#backend';
import type { BackendServices } from '#backend';
import { safeParseEntityRef, stringifyEntityRef, type Entity } from '#model';
import * as z from 'zod/mini';
import {
  clusterAuthSchema,
  customResourceSchema,
  kubernetesClustersReadPermission,
  kubernetesResourcesReadPermission,
  type ClusterAuth,
} from '../../protocol';
import { summarize } from '../settings/cluster';
import type { Connections } from '../clusters/connections';
import { locateClusters, selectClusters } from '../clusters/locateClusters';
import type { KubernetesSettings } from '../settings/kubernetesSource';
import { loadObjects } from '../objects/loadObjects';
import { listCustomTypes, listObjectTypes, type ObjectType } from '../objects/objectTypes';

const servicesBodySchema = z.looseObject({
  auth: z.optional(clusterAuthSchema),
  entity: z.looseObject({ metadata: z.looseObject({ name: z.string() }) }),
});

const queryBodySchema = z.looseObject({
  auth: z.optional(clusterAuthSchema),
  entityRef: z.optional(z.string()),
  customResources: z.optional(z.unknown()),
});

const reading = refuseOthers(kubernetesResourcesReadPermission);

/**
 * Adds the routes that return clusters and the objects of an entity. The query parameter `cluster` limits the objects to one
 * cluster, so that pages can show each cluster when it answers.
 */
export function addObjectRoutes(
  services: BackendServices<KubernetesSettings>,
  connections: Connections,
): void {
  const { router, auth, permissions, catalog, settings, log } = services;

  const assertReadsClusters = (request: FastifyRequest): void => {
    if (permissions.decide(kubernetesClustersReadPermission, auth.callerOf(request)) !== 'ALLOW')
      throw notAllowedError('');
  };

  const load = async (
    request: FastifyRequest,
    entity: Entity,
    tokens: ClusterAuth,
    custom?: readonly ObjectType[],
  ): Promise<{ items: object[] }> => {
    const { annotations, name } = entity.metadata;
    const read = (key: string): string | undefined =>
      annotations?.[`backstage.io/kubernetes-${key}`] || undefined;
    const only = readQuery(request).get('cluster');
    const clusters = selectClusters(
      await locateClusters(settings.current, catalog, log),
      entity,
      settings.current.clustersOfEntity,
    ).filter((cluster) => only === null || cluster.name === only);
    const items = await Promise.all(
      clusters.map((cluster) =>
        loadObjects({
          cluster,
          auth: tokens,
          types: custom ?? [
            ...listObjectTypes(settings.current),
            ...listCustomTypes(cluster.customResources ?? settings.current.customResources, settings.current),
          ],
          labelSelector: read('label-selector') ?? `backstage.io/kubernetes-id=${read('id') ?? name}`,
          namespace: read('namespace'),
          connections,
          log,
        }),
      ),
    );
    return {
      items: items.filter(
        ({ errors, resources }) => errors.length > 0 || resources.some((list) => list.resources.length > 0),
      ),
    };
  };

  const findEntity = async (request: FastifyRequest, entityRef: string | undefined): Promise<Entity> => {
    if (entityRef === undefined) throw inputError('entity is a required field');
    const ref = safeParseEntityRef(entityRef);
    if (!ref.ok) throw inputError(`Invalid entity ref, ${ref.message}`);
    const normalized = stringifyEntityRef(ref.value);
    const entity = await catalog.as(auth.callerOf(request)).entityByRef(normalized);
    if (!entity) throw notFoundError(`Entity ref missing, ${normalized}`);
    return entity;
  };

  router.get('/clusters', refuseOthers(kubernetesClustersReadPermission), async () => {
    const clusters = await locateClusters(settings.current, catalog, log);
    return {
      items: clusters.map((cluster) => ({
        ...summarize(cluster),
        authProvider: cluster.authProvider,
        ...(cluster.oidcTokenProvider !== undefined && { oidcTokenProvider: cluster.oidcTokenProvider }),
      })),
    };
  });

  router.post('/services/:id', reading, async (request) => {
    assertReadsClusters(request);
    const { entity, auth: tokens = {} } = parseBody(servicesBodySchema, request.body);
    return load(request, entity as unknown as Entity, tokens);
  });

  router.post('/resources/workloads/query', reading, async (request) => {
    assertReadsClusters(request);
    const { entityRef, auth: tokens = {} } = parseBody(queryBodySchema, request.body ?? {});
    return load(request, await findEntity(request, entityRef), tokens);
  });

  router.post('/resources/custom/query', reading, async (request) => {
    assertReadsClusters(request);
    const { entityRef, auth: tokens = {}, customResources } = parseBody(queryBodySchema, request.body ?? {});
    const entity = await findEntity(request, entityRef);
    const resources = parseCustomResources(customResources);
    return load(request, entity, tokens, listCustomTypes(resources, { apiVersions: {} }));
  });
}

function parseCustomResources(value: unknown) {
  if (value === undefined || value === null) throw inputError('customResources is a required field');
  if (!Array.isArray(value)) throw inputError('customResources must be an array');
  if (value.length === 0) throw inputError('at least 1 customResource is required');
  const parsed = z.array(customResourceSchema).safeParse(value);
  if (!parsed.success) throw inputError('Each custom resource needs group, apiVersion and plural');
  return parsed.data;
}
