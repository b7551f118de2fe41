/** Where an error was detected. */
export interface ErrorSource {
  name: string;
  namespace: string;
  kind: string;
  apiGroup: string;
}

/** What probably caused an error, as keys of texts, and where to read more. */
export interface ProposedFix {
  /** Where the cause can be seen. */
  type: 'logs' | 'events' | 'docs';
  /** The key of the texts that explain the cause and the actions. */
  errorType: FixType;
  /** Empty if it is about the whole pod. */
  container: string;
  podName: string;
  /** The page of the Kubernetes documentation. */
  docsLink?: string;
}

/** Causes that have an explanation. */
export type FixType =
  | 'ReadinessProbe'
  | 'InvalidImageName'
  | 'ImagePullBackOff'
  | 'CrashLoopBackOff'
  | 'CreateContainerConfigError'
  | 'Unschedulable'
  | 'UnboundVolume'
  | 'PodFailed'
  | 'JobFailed'
  | 'ReplicaFailure'
  | 'MaxReplicas'
  | 'ScalingInactive'
  | 'Unknown'
  | 'Error'
  | 'OOMKilled';

/** The rules. */
export type ErrorType =
  | 'readiness-probe-taking-too-long'
  | 'container-waiting'
  | 'pod-unschedulable'
  | 'pod-failed'
  | 'job-failed'
  | 'replica-failure'
  | 'containers-restarting'
  | 'condition-message-present'
  | 'hpa-max-current-replicas';

/** Something that is wrong with an object. */
export interface DetectedError {
  type: ErrorType;
  /** The message of the cluster, or a fixed text in English, as in the protocol of Backstage's plugins. */
  message: string;
  /** From 1 to 10. The highest is the most severe. */
  severity: number;
  sourceRef: ErrorSource;
  /** How often it happened. */
  occurrenceCount: number;
  proposedFix?: ProposedFix;
}
