/** An object of a cluster, as its API server returns it. Everything may be missing: clusters and custom resources differ. */
export interface KubernetesObject {
  apiVersion?: string;
  kind?: string;
  metadata?: ObjectMetadata;
  spec?: Record<string, unknown>;
  status?: Record<string, unknown>;
  [key: string]: unknown;
}

/** What all objects have in common. */
export interface ObjectMetadata {
  name?: string;
  namespace?: string;
  uid?: string;
  resourceVersion?: string;
  /** Grows with each change of the specification. */
  generation?: number;
  /** In ISO 8601. */
  creationTimestamp?: string;
  deletionTimestamp?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  ownerReferences?: OwnerReference[];
}

/** The object that created another. */
export interface OwnerReference {
  kind: string;
  name: string;
  uid: string;
  controller?: boolean;
}
