import type { Entity, JsonObject, LocationRef } from '#model';
import {
  DEFAULT_NAMESPACE,
  declaredRelations,
  stringifyEntityRef,
  validateEntity,
  validateEnvelope,
} from '#model';
import { ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION, ANNOTATION_VIEW_URL } from '#protocol';
import type { IngestedEntity, StatusItem } from '../store';
import { isAllowedKind, type CatalogRule, type ConfiguredLocation } from './rules';
import type { DescriptorSource } from './source';
import { loadPlaceholders } from './substitute';

/** Where a document was found, and what it may be. */
export interface DocumentContext {
  source: DescriptorSource;
  root: ConfiguredLocation;
  rules: readonly CatalogRule[];
  parentRef: string;
}

/** An entity with the locations it leads to, or why it was refused. The ref is known as soon as kind and name are sound. */
export type DocumentOutcome =
  | { ingested: IngestedEntity; targets: Array<LocationRef & { optional: boolean }> }
  | { refused: { ref?: string; message: string } };

/** Turns one parsed document into an entity: placeholders, defaults, validation, rules, location annotations, relations. */
export async function ingestDocument(
  document: Record<string, unknown>,
  context: DocumentContext,
): Promise<DocumentOutcome> {
  const envelope = validateEnvelope(document);
  const ref = envelope.length === 0 ? stringifyEntityRef(document as Entity) : undefined;
  try {
    const filled = await loadPlaceholders(document, (target) => context.source.loadRelated(target));
    const issues = validateEntity(filled);
    if (issues.length > 0) return refuse(ref, issues.map(({ message }) => message).join(' '));
    const entity = annotate(filled as Entity, context);
    if (!isAllowedKind(entity, context.root, context.rules)) {
      const at = `${context.root.type}:${context.root.target}`;
      return refuse(
        ref,
        `Entity ${stringifyEntityRef(entity)} at ${at} is not of an allowed kind for that location. Add '${entity.kind}' to catalog.rules, or to the rules of that location.`,
      );
    }
    return accept(entity, context);
  } catch (error) {
    return refuse(ref, error instanceof Error ? error.message : String(error));
  }
}

function refuse(ref: string | undefined, message: string): DocumentOutcome {
  return { refused: { ref, message: ref === undefined ? message : `${ref}: ${message}` } };
}

function accept(entity: Entity, { source, parentRef }: DocumentContext): DocumentOutcome {
  const { relations, issues } = declaredRelations(entity);
  const errors: StatusItem[] = issues.map(({ message }) => ({
    type: 'catalog-processing',
    level: 'error',
    message,
    error: { name: 'InputError', message },
  }));
  return {
    ingested: { ref: stringifyEntityRef(entity), entity, relations, errors, parentRef },
    targets: entity.kind === 'Location' ? locationTargets(entity, source.location.type) : [],
  };
}

/** Relations and status are the catalogue's to give; what a descriptor says of them is dropped. */
function annotate(entity: Entity, { source, root }: DocumentContext): Entity {
  const location = `${source.location.type}:${source.location.target}`;
  const { apiVersion, kind, metadata, spec } = entity;
  const { uid: _uid, etag: _etag, namespace, annotations: given, ...rest } = metadata;
  return {
    metadata: {
      namespace: namespace ?? DEFAULT_NAMESPACE,
      annotations: {
        ...(source.location.type === 'url' ? { [ANNOTATION_VIEW_URL]: source.location.target } : {}),
        ...given,
        [ANNOTATION_LOCATION]: location,
        [ANNOTATION_ORIGIN_LOCATION]: `${root.type}:${root.target}`,
      },
      ...rest,
    },
    apiVersion,
    kind,
    ...(spec === undefined ? {} : { spec }),
  };
}

function locationTargets(entity: Entity, defaultType: string): Array<LocationRef & { optional: boolean }> {
  const spec: JsonObject = entity.spec ?? {};
  const type = typeof spec['type'] === 'string' ? spec['type'] : defaultType;
  const optional = spec['presence'] === 'optional';
  const targets = [spec['target'], ...(Array.isArray(spec['targets']) ? spec['targets'] : [])];
  return targets
    .filter((target): target is string => typeof target === 'string' && target !== '')
    .map((target) => ({ type, target, optional }));
}
