import type { FastifyReply, FastifyRequest } from 'fastify';
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
  type ClusterObjects,
} from '../../protocol';
import { summarize } from '../settings/cluster';
import type { Connections } from '../clusters/connections';
import { selectClusters, type LocateClusters } from '../clusters/locateClusters';
import type { KubernetesSettings } from '../settings/kubernetesSource';
import { createFailureLog } from '../objects/createFailureLog';
import { loadObjects } from '../objects/loadObjects';
import { streamObjects } from '../objects/streamObjects';
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
  locate: LocateClusters,
): void {
  const { router, auth, permissions, catalog, settings, log } = services;

  const report = createFailureLog(log);

  const assertReadsClusters = (request: FastifyRequest): void => {
    if (permissions.decide(kubernetesClustersReadPermission, auth.callerOf(request)) !== 'ALLOW')
      throw notAllowedError('');
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    entity: Entity,
    tokens: ClusterAuth,
    custom?: readonly ObjectType[],
  ): Promise<FastifyReply> => {
    const { annotations, name } = entity.metadata;
    const read = (key: string): string | undefined =>
      annotations?.[`backstage.io/kubernetes-${key}`] || undefined;
    const only = readQuery(request).get('cluster');
    const clusters = selectClusters(await locate(), entity, settings.current.clustersOfEntity).filter(
      (cluster) => only === null || cluster.name === only,
    );
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
          report,
        }),
      ),
    );
    const found = items.filter(
      ({ errors, resources }) => errors.length > 0 || resources.some((list) => list.resources.length > 0),
    );
    const sent = only === null ? found : found.map(shortenUsage);
    return reply.type('application/json; charset=utf-8').send(streamObjects(sent));
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
    const clusters = await locate();
    return {
      items: clusters.map((cluster) => ({
        ...summarize(cluster),
        authProvider: cluster.authProvider,
        ...(cluster.oidcTokenProvider !== undefined && { oidcTokenProvider: cluster.oidcTokenProvider }),
      })),
    };
  });

  router.post('/services/:id', reading, async (request, reply) => {
    assertReadsClusters(request);
    const { entity, auth: tokens = {} } = parseBody(servicesBodySchema, request.body);
    return send(request, reply, entity as unknown as Entity, tokens);
  });

  router.post('/resources/workloads/query', reading, async (request, reply) => {
    assertReadsClusters(request);
    const { entityRef, auth: tokens = {} } = parseBody(queryBodySchema, request.body ?? {});
    return send(request, reply, await findEntity(request, entityRef), tokens);
  });

  router.post('/resources/custom/query', reading, async (request, reply) => {
    assertReadsClusters(request);
    const { entityRef, auth: tokens = {}, customResources } = parseBody(queryBodySchema, request.body ?? {});
    const entity = await findEntity(request, entityRef);
    const resources = parseCustomResources(customResources);
    return send(request, reply, entity, tokens, listCustomTypes(resources, { apiVersions: {} }));
  });
}

/** Usage contains each pod again, as in Backstage. The portal's own pages need only its name. */
function shortenUsage(item: ClusterObjects): ClusterObjects {
  const podMetrics = item.podMetrics.map(({ pod, ...usage }) => {
    const { name, namespace } = Object(pod['metadata']) as { name?: string; namespace?: string };
    return { ...usage, pod: { metadata: { name, namespace } } };
  });
  return { ...item, podMetrics };
}

function parseCustomResources(value: unknown) {
  if (value === undefined || value === null) throw inputError('customResources is a required field');
  if (!Array.isArray(value)) throw inputError('customResources must be an array');
  if (value.length === 0) throw inputError('at least 1 customResource is required');
  const parsed = z.array(customResourceSchema).safeParse(value);
  if (!parsed.success) throw inputError('Each custom resource needs group, apiVersion and plural');
  return parsed.data;
}
