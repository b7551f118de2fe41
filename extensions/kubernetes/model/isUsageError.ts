import type { FetchError } from '../protocol';

/** Whether an error is about the usage of pods, which clusters may not measure. */
export function isUsageError(error: FetchError): boolean {
  return 'resourcePath' in error && isUsagePath(error.resourcePath);
}

/** Whether a path is that of the usage of pods. */
export function isUsagePath(path = ''): boolean {
  return path.includes('/metrics.k8s.io/');
}
