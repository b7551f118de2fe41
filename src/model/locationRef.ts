import { isScriptUrl } from './scriptUrl';

/** Where descriptors come from: `url:https://host/catalog-info.yaml`, `file:./catalog/*.yaml`. */
export interface LocationRef {
  type: string;
  target: string;
}

export type ParsedLocationRef = { ok: true; value: LocationRef } | { ok: false; message: string };

/** Reads `type:target` without throwing. Only the first colon separates: a target is free to hold more of them. */
export function safeParseLocationRef(ref: string): ParsedLocationRef {
  const colon = ref.indexOf(':');
  if (colon < 0) {
    return {
      ok: false,
      message: `Location reference "${ref}" was not on the form <type>:<target>, such as url:https://host/path`,
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
      message: `Location reference "${ref}" is a plain address; prefix it with url: as in url:${ref}`,
    };
  }
  if (isScriptUrl(target) || isScriptUrl(ref)) {
    return { ok: false, message: `Location reference "${ref}" must not hold a javascript: address` };
  }
  return { ok: true, value: { type, target } };
}

/** Reads a location ref; throws a TypeError that quotes it when it is malformed or not allowed. */
export function parseLocationRef(ref: string): LocationRef {
  const parsed = safeParseLocationRef(ref);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return parsed.value;
}

/** Writes `type:target`; throws a TypeError for parts that could not be read back. */
export function stringifyLocationRef(ref: LocationRef): string {
  const text = `${ref.type}:${ref.target}`;
  parseLocationRef(text);
  return text;
}
