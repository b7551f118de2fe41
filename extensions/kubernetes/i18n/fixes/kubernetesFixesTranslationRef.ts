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
