import type { Entity, JsonObject, LocationRef } from '#model';
import {
  DEFAULT_NAMESPACE,
  declaredRelations,
  stringifyEntityRef,
  validateEntity,
  validateEnvelope,
} from '#model';
import { ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION, ANNOTATION_VIEW_URL } from '#protocol';
import type { IngestedEntity, StatusItem } from '../ports/store';
import type { ParseYaml } from '#backend';
import { isAllowedKind, type CatalogRule, type ConfiguredLocation } from './rules';
import type { DescriptorSource } from './source';
import { loadPlaceholders } from './substitute';

/** Where a document was found, and which kinds are allowed there. */
export interface DocumentContext {
  source: DescriptorSource;
  root: ConfiguredLocation;
  rules: readonly CatalogRule[];
  parentRef: string;
  parseYaml: ParseYaml;
}

/**
 * An entity with its targets, or the reason why it was rejected. The ref is known if kind and name are valid. A
 * document is broken if it is not valid, and not if it is only not allowed.
 */
export type DocumentOutcome =
  | { ingested: IngestedEntity; targets: Array<LocationRef & { optional: boolean }> }
  | { refused: { ref?: string; message: string; isBroken: boolean } };

/**
 * Converts a parsed document into an entity: placeholders, defaults, validation, rules, location annotations and
 * relations.
 */
export async function ingestDocument(
  document: Record<string, unknown>,
  context: DocumentContext,
): Promise<DocumentOutcome> {
  const envelope = validateEnvelope(document);
  const ref = envelope.length === 0 ? stringifyEntityRef(document as Entity) : undefined;
  try {
    const filled = await loadPlaceholders(document, {
      load: (target) => context.source.loadRelated(target),
      parseYaml: context.parseYaml,
    });
    const issues = validateEntity(filled);
    if (issues.length > 0) return refuse(ref, issues.map(({ message }) => message).join(' '));
    const entity = annotate(filled as Entity, context);
    if (!isAllowedKind(entity, context.root, context.rules)) {
      const at = `${context.root.type}:${context.root.target}`;
      return refuse(
        ref,
        `Entity ${stringifyEntityRef(entity)} at ${at} is not of an allowed kind for that location. Add '${entity.kind}' to catalog.rules, or to the rules of that location.`,
        false,
      );
    }
    return accept(entity, context);
  } catch (error) {
    return refuse(ref, error instanceof Error ? error.message : String(error));
  }
}

function refuse(ref: string | undefined, message: string, isBroken = true): DocumentOutcome {
  return { refused: { ref, message: ref === undefined ? message : `${ref}: ${message}`, isBroken } };
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

/** The catalog adds relations and status, so those in a descriptor are removed. */
function annotate(entity: Entity, { source, root }: DocumentContext): Entity {
  const location = `${source.location.type}:${source.location.target}`;
  const { apiVersion, kind, metadata, spec } = entity;
  const { uid: _uid, etag: _etag, namespace, annotations: given, ...rest } = metadata;
  return {
    metadata: {
      namespace: namespace ?? DEFAULT_NAMESPACE,
      annotations: {
        ...(source.location.type === 'url' ? { [ANNOTATION_VIEW_URL]: source.location.target } : {}),
        ...source.links?.(),
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
