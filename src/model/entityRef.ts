import { DEFAULT_NAMESPACE, type Entity } from './entity';

/** The three parts that name an entity, all present. Case is kept; compare refs in their string form. */
export interface CompoundEntityRef {
  kind: string;
  namespace: string;
  name: string;
}

/** What a ref leaves out is taken from here; the namespace falls back to `default`, the kind to nothing. */
export interface EntityRefDefaults {
  defaultKind?: string;
  defaultNamespace?: string;
}

/** A ref as people write it, or its parts with kind and namespace left open. */
export type EntityRefInput = string | { kind?: string; namespace?: string; name: string };

export type ParsedEntityRef = { ok: true; value: CompoundEntityRef } | { ok: false; message: string };

const FORM = /^(?:([^:/]*):)?(?:([^:/]*)\/)?([^:/]*)$/;

/**
 * Reads `[<kind>:][<namespace>/]<name>` without throwing: for refs that come from data, where one bad ref must not spoil the rest.
 */
export function safeParseEntityRef(ref: EntityRefInput, defaults: EntityRefDefaults = {}): ParsedEntityRef {
  if (!ref) return { ok: false, message: 'Entity reference must not be empty' };
  const shown = typeof ref === 'string' ? `"${ref}"` : JSON.stringify(ref);
  const parts = typeof ref === 'string' ? splitRef(ref) : ref;
  if (!parts) {
    return {
      ok: false,
      message: `Entity reference ${shown} was not on the form [<kind>:][<namespace>/]<name>`,
    };
  }
  const kind = parts.kind ?? defaults.defaultKind;
  const namespace = parts.namespace ?? defaults.defaultNamespace ?? DEFAULT_NAMESPACE;
  if (!kind) {
    return {
      ok: false,
      message: `Entity reference ${shown} had missing or empty kind (it did not start with "component:" or similar)`,
    };
  }
  if (!namespace) return { ok: false, message: `Entity reference ${shown} had missing or empty namespace` };
  if (!parts.name) return { ok: false, message: `Entity reference ${shown} had missing or empty name` };
  return { ok: true, value: { kind, namespace, name: parts.name } };
}

/**
 * Reads an entity ref; throws a TypeError that quotes the ref when it is malformed or has no kind and none is given as default.
 */
export function parseEntityRef(ref: EntityRefInput, defaults: EntityRefDefaults = {}): CompoundEntityRef {
  const parsed = safeParseEntityRef(ref, defaults);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return parsed.value;
}

/**
 * The one canonical string of an entity: `kind:namespace/name`, all lower case, so that two spellings that differ only by
 * case name the same entity.
 */
export function stringifyEntityRef(ref: Entity | { kind: string; namespace?: string; name: string }): string {
  const { kind, namespace, name } = 'metadata' in ref ? getCompoundEntityRef(ref) : ref;
  // The locale is fixed: under a Turkish locale "I" would otherwise become a dotless "ı".
  return `${kind}:${namespace ?? DEFAULT_NAMESPACE}/${name}`.toLocaleLowerCase('en-US');
}

/** The parts of an entity's own ref, in the case of the entity. */
export function getCompoundEntityRef(entity: Entity): CompoundEntityRef {
  return {
    kind: entity.kind,
    namespace: entity.metadata.namespace ?? DEFAULT_NAMESPACE,
    name: entity.metadata.name,
  };
}

function splitRef(text: string): { kind?: string; namespace?: string; name: string } | undefined {
  const match = FORM.exec(text.trim());
  if (!match) return undefined;
  const [, kind, namespace, name = ''] = match;
  return { kind, namespace, name };
}
