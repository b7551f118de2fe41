/** An object of the Kubernetes API. Only the metadata is typed; the rest is as in the manifests. */
export interface ClusterObject {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    uid?: string;
    resourceVersion?: string;
    creationTimestamp?: string;
    deletionTimestamp?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
    ownerReferences?: OwnerReference[];
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

export interface OwnerReference {
  apiVersion: string;
  kind: string;
  name: string;
  uid: string;
  controller?: boolean;
}

/** The parts of a pod that the cluster itself reads. */
export interface PodObject extends ClusterObject {
  spec: {
    containers: PodContainer[];
    initContainers?: PodContainer[];
    nodeName?: string;
    [key: string]: unknown;
  };
  status: {
    phase: string;
    containerStatuses?: ContainerStatus[];
    initContainerStatuses?: ContainerStatus[];
    [key: string]: unknown;
  };
}

export interface PodContainer {
  name: string;
  image: string;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  [key: string]: unknown;
}

export interface ContainerStatus {
  name: string;
  ready: boolean;
  restartCount: number;
  state?: { waiting?: { reason?: string; message?: string }; running?: object; terminated?: object };
  lastState?: { terminated?: object };
  [key: string]: unknown;
}
