import { DEFAULT_NAMESPACE, type Entity } from './entity';

/** The parts of an entity ref. The case is preserved, so compare refs in their string form. */
export interface CompoundEntityRef {
  kind: string;
  namespace: string;
  name: string;
}

/** Defaults for missing parts. The namespace is `default` if none is given. There is no default kind. */
export interface EntityRefDefaults {
  defaultKind?: string;
  defaultNamespace?: string;
}

/** An entity ref as a string or in parts. Kind and namespace are optional. */
export type EntityRefInput = string | { kind?: string; namespace?: string; name: string };

export type ParsedEntityRef = { ok: true; value: CompoundEntityRef } | { ok: false; message: string };

const FORM = /^(?:([^:/]*):)?(?:([^:/]*)\/)?([^:/]*)$/;

/**
 * Parses `[<kind>:][<namespace>/]<name>` without throwing. Use it for refs from data, where an invalid ref must not affect the
 * others.
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
 * Parses an entity ref.
 *
 * @throws TypeError with the ref, if it is malformed, or has no kind and there is no default
 */
export function parseEntityRef(ref: EntityRefInput, defaults: EntityRefDefaults = {}): CompoundEntityRef {
  const parsed = safeParseEntityRef(ref, defaults);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return parsed.value;
}

/**
 * Returns the canonical string of an entity ref: `kind:namespace/name` in lower case. Refs that differ only in case are equal.
 */
export function stringifyEntityRef(ref: Entity | { kind: string; namespace?: string; name: string }): string {
  const { kind, namespace, name } = 'metadata' in ref ? getCompoundEntityRef(ref) : ref;
  // With a fixed locale, because a Turkish one would convert "I" to a dotless "ı".
  return `${kind}:${namespace ?? DEFAULT_NAMESPACE}/${name}`.toLocaleLowerCase('en-US');
}

/** Returns the parts of an entity's ref, with the case preserved. */
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
