import { DEFAULT_NAMESPACE, type Entity, isJsonObject, safeParseEntityRef, stringifyEntityRef } from '#model';
import type { EntityPresentationContext, EntityRefPresentationSnapshot } from './EntityPresentationApi';

/** The fields of an entity that its presentation is made of. */
export const presentationFields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'spec.profile.displayName',
  'spec.type',
];

/** Writes an entity by its display name, title or ref; all that is known of a mere ref is the ref. */
export function createEntitySnapshot(
  entityOrRef: Entity | string,
  context: EntityPresentationContext = {},
): EntityRefPresentationSnapshot {
  return typeof entityOrRef === 'string'
    ? createRefSnapshot(entityOrRef, context)
    : createFullSnapshot(entityOrRef, context);
}

function createRefSnapshot(ref: string, context: EntityPresentationContext): EntityRefPresentationSnapshot {
  const parsed = safeParseEntityRef(ref, context);
  if (!parsed.ok) return { entityRef: ref, primaryTitle: ref };
  const entityRef = stringifyEntityRef(parsed.value);
  return { entityRef, primaryTitle: shortRef(parsed.value, context), secondaryTitle: entityRef };
}

function createFullSnapshot(
  entity: Entity,
  context: EntityPresentationContext,
): EntityRefPresentationSnapshot {
  const { name, namespace, title, description } = entity.metadata;
  const entityRef = stringifyEntityRef(entity);
  const primaryTitle =
    displayNameOf(entity) ?? presentText(title) ?? shortRef({ kind: entity.kind, namespace, name }, context);
  const type = presentText(entity.spec?.['type']);
  const secondaryTitle = [entityRef, type, presentText(description)]
    .filter((part) => part !== undefined)
    .join(' | ');
  return { entityRef, primaryTitle, secondaryTitle };
}

function displayNameOf(entity: Entity): string | undefined {
  const profile = entity.spec?.['profile'];
  return isJsonObject(profile) ? presentText(profile['displayName']) : undefined;
}

function presentText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function shortRef(
  ref: { kind: string; namespace?: string; name: string },
  context: EntityPresentationContext,
): string {
  const namespace = ref.namespace ?? DEFAULT_NAMESPACE;
  const sameNamespace = same(namespace, context.defaultNamespace ?? DEFAULT_NAMESPACE);
  const sameKind = context.defaultKind === undefined || same(ref.kind, context.defaultKind);
  return `${sameKind ? '' : `${ref.kind}:`}${sameNamespace ? '' : `${namespace}/`}${ref.name}`;
}

function same(a: string, b: string): boolean {
  return a.toLocaleLowerCase('en-US') === b.toLocaleLowerCase('en-US');
}
