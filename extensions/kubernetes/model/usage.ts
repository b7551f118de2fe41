import type { Usage } from '../protocol';

/** The tone of a gauge: too little and too much usage both need attention. */
export type UsageTone = 'success' | 'warning' | 'error';

/** Returns the part of a total that is used, such as 0.5. A total of 0 has no used part. */
export function usedShare(usage: Usage, total: 'requestTotal' | 'limitTotal'): number {
  const of = Number(usage[total]);
  return of > 0 ? Number(usage.currentUsage) / of : 0;
}

/** Returns the tone of a used part: under 40 % or over 90 % is a warning, 100 % and more an error. */
export function resolveUsageTone(share: number): UsageTone {
  if (share >= 1) return 'error';
  return share < 0.4 || share > 0.9 ? 'warning' : 'success';
}

/** Prints cores as millicores, such as `250m`. */
export function printMillicores(cores: number | string): string {
  return `${Math.round(Number(cores) * 1000)}m`;
}

/** Prints bytes as mebibytes, such as `64MiB`. */
export function printMebibytes(bytes: number | string): string {
  return `${Math.round(Number(bytes) / 1024 ** 2)}MiB`;
}
