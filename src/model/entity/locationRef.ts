import { isScriptUrl } from '../value/scriptUrl';

/** The location of descriptors: `url:https://host/catalog-info.yaml`, `file:./catalog/*.yaml`. */
export interface LocationRef {
  type: string;
  target: string;
}

export type ParsedLocationRef = { ok: true; value: LocationRef } | { ok: false; message: string };

/** Parses `type:target` without throwing. Splits at the first colon, so the target can contain colons. */
export function safeParseLocationRef(ref: string): ParsedLocationRef {
  const colon = ref.indexOf(':');
  if (colon < 0) {
    return {
      ok: false,
      message: `Location reference "${ref}" must have the form <type>:<target>, such as url:https://host/path`,
    };
  }
  const type = ref.slice(0, colon).trim();
  const target = ref.slice(colon + 1).trim();
  if (!type || !target) {
    return {
      ok: false,
      message: `Location reference "${ref}" must have both a type and a target: <type>:<target>`,
    };
  }
  if (type === 'http' || type === 'https') {
    return {
      ok: false,
      message: `Location reference "${ref}" is a plain URL. Add the type, as in url:${ref}`,
    };
  }
  if (isScriptUrl(target) || isScriptUrl(ref)) {
    return { ok: false, message: `Location reference "${ref}" must not contain a javascript: URL` };
  }
  return { ok: true, value: { type, target } };
}

/**
 * Parses a location ref.
 *
 * @throws TypeError with the ref, if it is malformed or not allowed
 */
export function parseLocationRef(ref: string): LocationRef {
  const parsed = safeParseLocationRef(ref);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return parsed.value;
}

/**
 * Returns `type:target`.
 *
 * @throws TypeError if the result cannot be parsed
 */
export function stringifyLocationRef(ref: LocationRef): string {
  const text = `${ref.type}:${ref.target}`;
  parseLocationRef(text);
  return text;
}
