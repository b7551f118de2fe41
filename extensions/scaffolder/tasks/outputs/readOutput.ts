import {
  isJsonObject,
  stringifyEntityRef,
  safeParseEntityRef,
  type JsonObject,
  type JsonValue,
} from '#model';

/** A link in the output of a task. */
export interface OutputLink {
  title: string | undefined;
  /** A key of the icons API. */
  icon: string | undefined;
  /** Not validated: use `SafeLink`. */
  url: string | undefined;
  /** The full ref of the entity that the link leads to. */
  entityRef: string | undefined;
}

/** A text in the output of a task. */
export interface OutputText {
  title: string | undefined;
  icon: string | undefined;
  /** Markdown. */
  content: string;
}

/** The output of a task, as far as the built-in component shows it. */
export interface TaskOutput {
  links: readonly OutputLink[];
  texts: readonly OutputText[];
}

/** Reads the output of a task. Templates write it, so anything can be in it. Parts of the wrong type are left out. */
export function readOutput(output: JsonObject): TaskOutput {
  const links = readObjects(output['links']).map((link) => ({
    title: readText(link['title']),
    icon: readText(link['icon']),
    url: readText(link['url']),
    entityRef: readRef(link['entityRef']),
  }));
  const texts = readObjects(output['text']).flatMap((text) => {
    const content = readText(text['content']);
    return content === undefined
      ? []
      : [{ title: readText(text['title']), icon: readText(text['icon']), content }];
  });
  return { links: links.filter(({ url, entityRef }) => url ?? entityRef), texts };
}

function readObjects(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function readText(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readRef(value: JsonValue | undefined): string | undefined {
  const text = readText(value);
  const parsed = text === undefined ? undefined : safeParseEntityRef(text, { defaultKind: 'component' });
  return parsed?.ok ? stringifyEntityRef(parsed.value) : undefined;
}
