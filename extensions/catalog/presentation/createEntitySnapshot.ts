import {
  DEFAULT_NAMESPACE,
  type Entity,
  isJsonObject,
  printableText,
  safeParseEntityRef,
  stringifyEntityRef,
} from '#model';
import type { EntityPresentationContext, EntityRefPresentationSnapshot } from './EntityPresentationApi';

/** The fields that the presentation of an entity needs. */
export const presentationFields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'spec.profile.displayName',
  'spec.type',
  'spec.target',
];

/** Creates the presentation of an entity from its display name, title or ref. */
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
  if (!parsed.ok) return { entityRef: ref, primaryTitle: printableText(ref) ?? '' };
  const entityRef = stringifyEntityRef(parsed.value);
  return {
    entityRef,
    primaryTitle: shortRef(parsed.value, context),
    secondaryTitle: printableText(entityRef),
  };
}

function createFullSnapshot(
  entity: Entity,
  context: EntityPresentationContext,
): EntityRefPresentationSnapshot {
  const { name, namespace, title, description } = entity.metadata;
  const entityRef = stringifyEntityRef(entity);
  const primaryTitle =
    displayNameOf(entity) ??
    printableText(title) ??
    generatedTargetOf(entity) ??
    shortRef({ kind: entity.kind, namespace, name }, context);
  const type = printableText(entity.spec?.['type']);
  const secondaryTitle = [printableText(entityRef), type, printableText(description)]
    .filter((part) => part !== undefined)
    .join(' | ');
  return { entityRef, primaryTitle, secondaryTitle };
}

function displayNameOf(entity: Entity): string | undefined {
  const profile = entity.spec?.['profile'];
  return isJsonObject(profile) ? printableText(profile['displayName']) : undefined;
}

/** The target of a location that the catalog has named, because neither the configuration nor a descriptor does. */
function generatedTargetOf({ kind, metadata, spec }: Entity): string | undefined {
  if (!same(kind, 'location') || !/^generated-[0-9a-f]{40}$/.test(metadata.name)) return undefined;
  return printableText(spec?.['target']);
}

function shortRef(
  ref: { kind: string; namespace?: string; name: string },
  context: EntityPresentationContext,
): string {
  const namespace = ref.namespace ?? DEFAULT_NAMESPACE;
  const sameNamespace = same(namespace, context.defaultNamespace ?? DEFAULT_NAMESPACE);
  const sameKind = context.defaultKind === undefined || same(ref.kind, context.defaultKind);
  return (
    printableText(`${sameKind ? '' : `${ref.kind}:`}${sameNamespace ? '' : `${namespace}/`}${ref.name}`) ?? ''
  );
}

function same(a: string, b: string): boolean {
  return a.toLocaleLowerCase('en-US') === b.toLocaleLowerCase('en-US');
}
