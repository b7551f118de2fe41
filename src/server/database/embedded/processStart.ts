import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process started, as an opaque text that never changes while it lives; `undefined` when there is no such process. Ids are
 * given out again after a while, so an id alone does not tell whether it is still the same process.
 */
export function readProcessStart(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
  } catch {
    // Alive, but this system does not tell since when: the id has to do.
    return isAlive(pid) ? 'unknown' : undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process: it is there, only not ours to signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The 22nd field, counted after the name, which stands in brackets and may hold anything. A zombie no longer owns anything. */
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
