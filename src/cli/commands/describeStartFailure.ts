/** Why the portal could not start, in words that say what to do. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Trellis could not start: ${String(error)}`;
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${address} is in use by another program. Stop that one, or choose another port with the variable PORT.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `This user may not listen on port ${port}. Choose a port from 1024 with the variable PORT.`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `This machine has no network interface ${address}. Look at the variable HOST and at backend.listen.host.`;
  }
  return `Trellis could not start: ${error.message}`;
}
