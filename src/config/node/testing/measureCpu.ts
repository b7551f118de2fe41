/** Milliseconds of processor time that something takes: other work on the machine does not count. */
export async function measureCpu<T>(run: () => T | Promise<T>): Promise<{ milliseconds: number; result: T }> {
  const start = process.cpuUsage();
  const result = await run();
  return { milliseconds: process.cpuUsage(start).user / 1000, result };
}
