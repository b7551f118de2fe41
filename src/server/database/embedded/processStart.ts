import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns an opaque start time of a process, or `undefined` if there is no such process. Process ids are reused, so
 * the id alone does not identify a process.
 */
export function readProcessStart(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
  } catch {
    // The process is alive, but this system does not provide its start time. Only the id is compared.
    return isAlive(pid) ? 'unknown' : undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user: it exists, but we may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The 22nd field, counted after the name in parentheses, which can contain any character. A zombie holds no lock. */
function readFromProc(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return undefined;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${fields[19] ?? ''}`;
}

function readFromPs(pid: number): string {
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || 'unknown';
}
