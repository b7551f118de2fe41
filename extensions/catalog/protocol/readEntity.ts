import {
  type CompoundEntityRef,
  type Entity,
  type EntityLink,
  type EntityStatusItem,
  type JsonObject,
  isJsonObject,
  safeParseEntityRef,
} from '#model';

/** A field of an entity that has another type than it must have. */
export interface EntityProblem {
  /** Such as `metadata.labels.tier` or `relations[3].targetRef`. */
  field: string;
  expected: 'text' | 'object' | 'list' | 'ref';
}

/** An entity whose fields have the types of {@link Entity}, and the problems of those that had not. */
export interface ReadEntity {
  entity: Entity;
  problems: EntityProblem[];
}

const levels = ['error', 'warning', 'info'] as const;

type Report = (expected: EntityProblem['expected'], field: string) => undefined;

/**
 * Reads an entity from a backend, which can send anything. Numbers and booleans become text where text is required; other
 * values of the wrong type are left out. `requestedRef` replaces a missing kind, namespace or name.
 */
export function readEntity(item: unknown, requestedRef?: string): ReadEntity {
  const parsed = requestedRef === undefined ? undefined : safeParseEntityRef(requestedRef);
  const requested = parsed?.ok ? parsed.value : undefined;
  const problems: EntityProblem[] = [];
  const report: Report = (expected, field) => void problems.push({ expected, field });
  const { apiVersion, kind, metadata, spec, relations, status, ...rest } = isJsonObject(item) ? item : {};
  const entity = {
    ...rest,
    kind: requiredText(kind, 'kind', report) ?? requested?.kind ?? '',
    metadata: readMetadata(metadata, requested, report),
    ...present({
      apiVersion: requiredText(apiVersion, 'apiVersion', report),
      spec: readObject(spec, 'spec', report),
      relations: readList(relations, 'relations', report, readRelation),
      status: readStatus(status, report),
    }),
  };
  // A response with the requested fields only has no API version.
  return { entity: entity as Entity, problems };
}

function readMetadata(
  value: unknown,
  requested: CompoundEntityRef | undefined,
  report: Report,
): Entity['metadata'] {
  if (!isJsonObject(value)) report('object', 'metadata');
  const { name, namespace, labels, annotations, tags, links, title, description, uid, etag, ...rest } =
    isJsonObject(value) ? value : {};
  const text = (field: unknown, key: string) => readText(field, `metadata.${key}`, report);
  const ownName = isJsonObject(value) && requiredText(name, 'metadata.name', report);
  const ownNamespace = text(namespace, 'namespace');
  return {
    ...rest,
    name: ownName || requested?.name || '',
    ...present({
      namespace: ownName ? ownNamespace : (ownNamespace ?? requested?.namespace),
      title: text(title, 'title'),
      description: text(description, 'description'),
      uid: text(uid, 'uid'),
      etag: text(etag, 'etag'),
      labels: readTexts(labels, 'metadata.labels', report),
      annotations: readTexts(annotations, 'metadata.annotations', report),
      tags: readList(tags, 'metadata.tags', report, readText),
      links: readList(links, 'metadata.links', report, readLink),
    }),
  };
}

function readLink(value: unknown, field: string, report: Report): EntityLink | undefined {
  const link = readObject(value, field, report);
  const url = link && requiredText(link['url'], `${field}.url`, report);
  if (!url) return undefined;
  const text = (key: string) => readText(link[key], `${field}.${key}`, report);
  return { url, ...present({ title: text('title'), icon: text('icon'), type: text('type') }) };
}

function readRelation(value: unknown, field: string, report: Report) {
  const relation = readObject(value, field, report);
  if (!relation) return undefined;
  const type = requiredText(relation['type'], `${field}.type`, report);
  const { targetRef } = relation;
  const isRef = typeof targetRef === 'string' && safeParseEntityRef(targetRef).ok;
  if (!isRef) return report('ref', `${field}.targetRef`);
  return type ? { ...relation, type, targetRef } : undefined;
}

function readStatus(value: unknown, report: Report): Entity['status'] {
  const status = readObject(value, 'status', report);
  if (!status) return undefined;
  return { ...status, items: readList(status['items'], 'status.items', report, readStatusItem) };
}

function readStatusItem(value: unknown, field: string, report: Report): EntityStatusItem | undefined {
  const item = readObject(value, field, report);
  if (!item) return undefined;
  const textIn = (object: JsonObject, key: string, path = field) =>
    readText(object[key], `${path}.${key}`, report) ?? '';
  const error = item['error'] === null ? undefined : readObject(item['error'], `${field}.error`, report);
  return {
    type: textIn(item, 'type'),
    level: levels.find((level) => level === item['level']) ?? 'info',
    message: textIn(item, 'message'),
    ...(error && {
      error: {
        ...error,
        name: textIn(error, 'name', `${field}.error`),
        message: textIn(error, 'message', `${field}.error`),
      },
    }),
  };
}

function readText(value: unknown, field: string, report: Report): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  report('text', field);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function requiredText(value: unknown, field: string, report: Report): string | undefined {
  return value === undefined || value === '' ? report('text', field) : readText(value, field, report);
}

function readObject(value: unknown, field: string, report: Report): JsonObject | undefined {
  return value === undefined || isJsonObject(value) ? value : report('object', field);
}

function readTexts(value: unknown, field: string, report: Report): Record<string, string> | undefined {
  const texts = readObject(value, field, report);
  return (
    texts &&
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, entry]) => {
        const text = readText(entry, `${field}.${key}`, report);
        return text === undefined ? [] : [[key, text]];
      }),
    )
  );
}

function readList<T>(
  value: unknown,
  field: string,
  report: Report,
  readItem: (item: unknown, field: string, report: Report) => T | undefined,
): T[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return report('list', field);
  return value.flatMap((item, index) => readItem(item ?? null, `${field}[${index}]`, report) ?? []);
}

/** Omits the fields without a value. */
function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
