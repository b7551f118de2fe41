import { createTranslationRef } from '#sdk';

/** Causes of detected errors and what to do, by the type of the fix. Actions are separated by line breaks. */
export const kubernetesFixesTranslationRef = createTranslationRef({
  id: 'kubernetes-fixes',
  messages: {
    'ReadinessProbe.cause': 'The container {{container}} failed to start properly, but is not crashing.',
    'ReadinessProbe.actions':
      'Ensure that the container starts correctly on your own machine.\nCheck the events of the pod for the answer of the readiness probe.',
    'InvalidImageName.cause': 'The image name of the container {{container}} is not valid.',
    'InvalidImageName.actions': 'Correct the image name.',
    'ImagePullBackOff.cause':
      'The image of the container {{container}} does not exist, or Kubernetes has no permission to pull it.',
    'ImagePullBackOff.actions':
      'Ensure that the image name and tag are correct.\nEnsure that Kubernetes has the permission to pull the image.',
    'CrashLoopBackOff.cause':
      'The container {{container}} has crashed many times. Kubernetes waits longer and longer before it starts it again.',
    'CrashLoopBackOff.actions': 'Check the log of the crashed container for the error.',
    'CreateContainerConfigError.cause':
      'Configuration that the container {{container}} needs is missing or does not match.',
    'CreateContainerConfigError.actions':
      'Ensure that the config maps in the manifest exist and have the keys.\nEnsure that the secrets in the manifest exist and have the keys.',
    'Unschedulable.cause': 'No node of the cluster can run the pod.',
    'Unschedulable.actions':
      'Check what each node lacks in the message of the scheduler.\nReduce the requested CPU and memory, or add nodes.\nEnsure that node selectors, affinity and tolerations match a node, and that volumes can be mounted there.',
    'UnboundVolume.cause': 'A volume that the pod needs is not available.',
    'UnboundVolume.actions':
      'Check the events of the persistent volume claims that the pod uses. Its YAML names them.\nEnsure that their storage class exists and can create volumes, or create a volume that matches.',
    'PodFailed.cause': 'The pod ended with an error. It has no owner that starts it again.',
    'PodFailed.actions':
      'Check the log of the pod for the error.\nCreate the pod again, or use a deployment or a job, which replace failed pods.',
    'JobFailed.cause':
      'The pods of the job failed too often, or took too long. Kubernetes does not start another one.',
    'JobFailed.actions':
      'Open a failed pod of the job and check its log for the error.\nRun the job again after you fix the cause.',
    'ReplicaFailure.cause': 'Kubernetes cannot create the pods of the deployment.',
    'ReplicaFailure.actions':
      'Check which limit or rule the message names: often a quota, a missing service account or a policy.\nReduce what the pods request, or ask an administrator of the cluster to change the limit or rule.',
    'MaxReplicas.cause': 'The autoscaler runs as many pods as it may. It cannot add pods if the load grows.',
    'MaxReplicas.actions':
      'Increase maxReplicas if the load is expected.\nOtherwise check why the pods use more than usual.',
    'ScalingInactive.cause':
      'The autoscaler cannot read the metrics that it scales by, so the number of pods does not change.',
    'ScalingInactive.actions':
      'Ensure that the cluster measures the metric: for CPU and memory, with the metrics server.\nEnsure that each container of the pods requests CPU or memory if the target is a percentage.',
    'Unknown.cause': 'The container {{container}} exited for an unknown reason and was started again.',
    'Unknown.actions': 'Check the log of the crashed container for the error.',
    'Error.cause': 'The container {{container}} exited with an error and was started again.',
    'Error.actions': 'Check the log of the crashed container for the error.',
    'OOMKilled.cause': 'The container {{container}} used more memory than its limit and was stopped.',
    'OOMKilled.actions':
      'Increase the memory limit of the container.\nEnsure that the application limits how much memory it uses.',
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
