const everyMilliseconds = 500;

/**
 * Ends this process when its parent process is gone. npm sends a signal only to the shell that it starts, and the shell ends
 * without passing it on. Without this check, the portal would keep running and block its port.
 */
export function endWithParent() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMilliseconds);
  timer.unref();
}
