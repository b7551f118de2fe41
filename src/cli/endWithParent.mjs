const everyMilliseconds = 500;

/**
 * Ends this process when the one that started it is gone. npm hands a signal only to the shell between itself and the
 * command, and that shell dies without passing it on; a portal that nobody can reach any more would keep its port.
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
