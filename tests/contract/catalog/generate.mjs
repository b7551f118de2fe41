// Writes the descriptors of the recorded catalogue beside this file: `node tests/contract/catalog/generate.mjs`.
//
// The recordings hold some entities whole, some in part (`fields=…`, search results) and some only as the end of a relation.
// Whole ones become descriptors as they were; of the others, what is known is put together and what a descriptor must have
// besides gets a plain value.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';

const wire = new URL('../wire/', import.meta.url);
const byCatalogue = /^(managed-by-(origin-)?location|orphan)$/;

/** What a relation of a known entity tells of the entity at its other end. */
const inverse = {
  ownerOf: (spec, ref) => (spec.owner ??= ref),
  apiProvidedBy: (spec, ref) => add(spec, 'providesApis', ref),
  apiConsumedBy: (spec, ref) => add(spec, 'consumesApis', ref),
  dependencyOf: (spec, ref) => add(spec, 'dependsOn', ref),
  dependsOn: (spec, ref) => add(spec, 'dependencyOf', ref),
  hasMember: (spec, ref) => add(spec, 'memberOf', ref),
  parentOf: (spec, ref) => (spec.parent ??= ref),
  hasPart: (spec, ref, kind) => (spec[partField(ref, kind)] ??= ref),
};

const required = {
  Component: { type: 'service', lifecycle: 'production', owner: 'team-b' },
  API: { type: 'openapi', lifecycle: 'production', owner: 'team-b', definition: 'openapi: 3.0.0' },
  Resource: { type: 'database', owner: 'team-b' },
  System: { owner: 'team-b' },
  Domain: { owner: 'team-b' },
  Group: { type: 'team', children: [] },
  User: { memberOf: [] },
};

const whole = new Map();
const partial = new Map();

for (const file of readdirSync(wire).filter((name) => name.endsWith('.json') && !name.startsWith('_'))) {
  const { request, response } = JSON.parse(readFileSync(new URL(file, wire), 'utf8'));
  if (request.method === 'DELETE' || response.status >= 400) continue;
  collect(response.body, /(?:[?&,]|filter=)kind(?:=|%3D)(\w+)/.exec(request.url)?.[1]);
}
for (const entity of whole.values()) readRelations(entity);

const known = [...whole.values(), ...complete()].filter(isOfTheDemo);
write(
  'templates.yaml',
  known.filter((entity) => entity.kind === 'Template'),
);
write(
  'extra.yaml',
  known.filter((entity) => entity.metadata.name.startsWith('extra-') && entity.kind !== 'Location'),
);
write(
  'entities.yaml',
  known.filter(
    (entity) =>
      entity.kind !== 'Template' &&
      (entity.kind === 'Location' || !entity.metadata.name.startsWith('extra-')),
  ),
);

function collect(value, kind) {
  if (Array.isArray(value)) return value.forEach((item) => collect(item, kind));
  if (typeof value !== 'object' || value === null) return;
  if (value.document?.kind && value.document.componentType !== undefined) collectDocument(value.document);
  if (typeof value.metadata?.name === 'string') collectEntity(value, value.kind ?? kind);
  else Object.values(value).forEach((item) => collect(item, kind));
}

function collectEntity(entity, kind) {
  if (!kind) return;
  if (entity.apiVersion && entity.metadata.uid) whole.set(refOf(entity), entity);
  else merge(properKind(kind), entity.metadata.name, entity);
}

function collectDocument({ kind, location, title, text, type, lifecycle, owner }) {
  const name = location.split('/').pop();
  const spec = ['Component', 'API'].includes(kind) ? { type, lifecycle, owner } : {};
  const metadata = { title: title === name ? undefined : title, description: text || undefined };
  merge(kind, name, { metadata, spec });
}

function merge(kind, name, { metadata = {}, spec = {} }) {
  const ref = `${kind.toLowerCase()}:default/${name}`;
  const entity = partial.get(ref) ?? { kind, metadata: { name }, spec: {} };
  for (const [key, value] of Object.entries(metadata))
    if (key !== 'namespace' && value !== undefined) entity.metadata[key] ??= value;
  for (const [key, value] of Object.entries(spec)) if (value !== undefined) entity.spec[key] ??= value;
  partial.set(ref, entity);
  return entity;
}

function readRelations(entity) {
  for (const { type, targetRef } of entity.relations ?? []) {
    const tell = inverse[type];
    if (!tell || whole.has(targetRef) || declares(entity, type, targetRef)) continue;
    const [kind, name] = targetRef.split(':default/');
    const target = merge(properKind(kind), name, {});
    tell(target.spec, refOf(entity), target.kind);
  }
}

/** Both ends may declare a dependency; what this end says itself, the other need not. */
function declares({ spec }, type, targetRef) {
  return [spec[type]]
    .flat()
    .some(
      (ref) =>
        typeof ref === 'string' &&
        targetRef.endsWith(`/${ref.split(/[:/]/).pop()}`) &&
        targetRef.startsWith(ref.split(':')[0]),
    );
}

function complete() {
  return [...partial]
    .filter(([ref, { kind }]) => !whole.has(ref) && required[kind])
    .map(([, { kind, metadata, spec }]) => ({
      apiVersion: 'backstage.io/v1alpha1',
      kind,
      metadata,
      spec: { ...required[kind], ...spec },
    }));
}

/** Registered later, made by the catalogue itself, or a heading of a documentation page. */
function isOfTheDemo({ kind, metadata }) {
  return (
    !metadata.name.startsWith('generated-') &&
    !metadata.name.startsWith('registered-') &&
    !/^#|^$|^some-repo$/.test(metadata.name) &&
    kind !== undefined
  );
}

function write(file, entities) {
  const documents = entities
    .map(toDescriptor)
    .sort((a, b) => refOf(a).localeCompare(refOf(b), 'en'))
    .map((entity) => stringify(entity, { lineWidth: 0 }));
  writeFileSync(new URL(file, import.meta.url), documents.join('---\n'));
}

function toDescriptor({
  apiVersion,
  kind,
  metadata: { uid: _uid, etag: _etag, namespace: _namespace, ...metadata },
  spec,
}) {
  const annotations = Object.entries(metadata.annotations ?? {}).filter(
    ([key]) => !byCatalogue.test(key.split('/')[1] ?? ''),
  );
  delete metadata.annotations;
  if (annotations.length > 0) metadata.annotations = Object.fromEntries(annotations);
  return { apiVersion, kind, metadata, spec };
}

function refOf({ kind, metadata }) {
  return `${kind}:default/${metadata.name}`.toLowerCase();
}

function properKind(kind) {
  return (
    [...Object.keys(required), 'Location', 'Template'].find(
      (known) => known.toLowerCase() === kind.toLowerCase(),
    ) ?? kind
  );
}

function partField(ref, kind) {
  const parent = ref.split(':')[0];
  if (parent === 'system') return 'system';
  if (parent === 'domain') return kind === 'Domain' ? 'subdomainOf' : 'domain';
  return 'subcomponentOf';
}

function add(spec, field, ref) {
  spec[field] = [...new Set([...(spec[field] ?? []), ref])];
}
