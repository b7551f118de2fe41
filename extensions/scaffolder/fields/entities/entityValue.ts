import { safeParseEntityRef, stringifyEntityRef } from '#model';

/** What a ref in a template or from a user can leave out. */
export interface RefDefaults {
  defaultKind?: string | undefined;
  /** `false` is the same as none. */
  defaultNamespace?: string | false | undefined;
}

/** Returns the full ref of a text, such as `group:default/team` of `team`. Texts that are not refs stay as they are. */
export function toEntityValue(text: string, { defaultKind, defaultNamespace }: RefDefaults): string {
  const parsed = safeParseEntityRef(text, {
    ...(defaultKind === undefined ? {} : { defaultKind }),
    ...(defaultNamespace === undefined || defaultNamespace === false ? {} : { defaultNamespace }),
  });
  return parsed.ok ? stringifyEntityRef(parsed.value) : text;
}

/** Whether a text is a full ref. */
export function isEntityRef(text: string): boolean {
  return safeParseEntityRef(text).ok;
}
