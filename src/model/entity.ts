import type { JsonObject, JsonValue } from './json';

/** A link that an entity's author wants people to follow. Its URL is untrusted: only the safe link of the kit may render it. */
export type EntityLink = {
  url: string;
  title?: string;
  icon?: string;
  type?: string;
};

/** What every entity says about itself, whatever its kind. */
export type EntityMeta = {
  [key: string]: JsonValue | undefined;
  name: string;
  /** Absent means `default`. */
  namespace?: string;
  /** Given by the catalogue; not stable across a delete and a new registration. */
  uid?: string;
  /** Changes whenever the stored entity changes. */
  etag?: string;
  title?: string;
  description?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  tags?: string[];
  links?: EntityLink[];
};

/** A directed, named edge to another entity. `targetRef` is a full lower-case ref and may name an entity that does not exist. */
export type EntityRelation = {
  type: string;
  targetRef: string;
};

export type EntityStatusLevel = 'info' | 'warning' | 'error';

/** Something the catalogue has to say about one entity, such as a processing error. */
export type EntityStatusItem = {
  type: string;
  level: EntityStatusLevel;
  message: string;
  error?: { name: string; message: string; [key: string]: JsonValue | undefined };
};

/** One thing in the catalogue: a component, an API, a team, a person, … */
export type Entity = {
  apiVersion: string;
  kind: string;
  metadata: EntityMeta;
  spec?: JsonObject;
  /** Both directions, added by the catalogue. */
  relations?: EntityRelation[];
  status?: { items?: EntityStatusItem[] };
};

/** The namespace of an entity that names none. */
export const DEFAULT_NAMESPACE = 'default';
