import type { JsonObject, JsonValue } from '../value/json';

/** A link to another site. The URL is untrusted: render it only with the safe link of the component kit. */
export type EntityLink = {
  url: string;
  title?: string;
  icon?: string;
  type?: string;
};

/** The metadata of an entity of any kind. */
export type EntityMeta = {
  [key: string]: JsonValue | undefined;
  name: string;
  /** `default` if absent. */
  namespace?: string;
  /** Assigned by the catalog. Changes if the entity is deleted and registered again. */
  uid?: string;
  /** Changes with every change of the stored entity. */
  etag?: string;
  title?: string;
  description?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  tags?: string[];
  links?: EntityLink[];
};

/** A directed relation to another entity. `targetRef` is full and in lower case. The target may not exist. */
export type EntityRelation = {
  type: string;
  targetRef: string;
};

export type EntityStatusLevel = 'info' | 'warning' | 'error';

/** A status of an entity that the catalog reports, such as a processing error. */
export type EntityStatusItem = {
  type: string;
  level: EntityStatusLevel;
  message: string;
  error?: { name: string; message: string; [key: string]: JsonValue | undefined };
};

/** An entity of the catalog, such as a component, an API, a group or a user. */
export type Entity = {
  apiVersion: string;
  kind: string;
  metadata: EntityMeta;
  spec?: JsonObject;
  /** Both directions, added by the catalog. */
  relations?: EntityRelation[];
  status?: { items?: EntityStatusItem[] };
};

/** The namespace of entities without one. */
export const DEFAULT_NAMESPACE = 'default';
