import { urlPath } from '#protocol';

/** A container of a pod. */
export interface ContainerLocation {
  cluster: string;
  namespace: string;
  pod: string;
  container: string;
}

/** The only shell that is tried: the one that every image with a shell has. */
export const SHELL = '/bin/sh';

/** Returns the path of the API server that runs a shell in a container. */
export function printExecPath({ namespace, pod, container }: ContainerLocation): string {
  const query = new URLSearchParams({
    container,
    stdin: 'true',
    stdout: 'true',
    stderr: 'true',
    tty: 'true',
    command: SHELL,
  });
  return `${urlPath`/api/v1/namespaces/${namespace}/pods/${pod}/exec`}?${query.toString()}`;
}

/** @param baseUrl the URL of the Kubernetes backend */
export function printExecUrl(baseUrl: string, location: ContainerLocation): string {
  return `${baseUrl.replace(/^http/, 'ws')}/proxy${printExecPath(location)}`;
}

/** Returns the command that adds a container with a shell to a pod whose container has none. */
export function printDebugCommand({ namespace, pod, container }: ContainerLocation): string {
  return `kubectl debug -it ${pod} -n ${namespace} --image=busybox --target=${container}`;
}
