/** Describes why the portal could not start, and what to do. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Trellis could not start: ${String(error)}`;
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${address} is already in use. Stop the other program, or set the environment variable PORT to another port.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `You don't have permission to listen on port ${port}. Set the environment variable PORT to a port from 1024.`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `This machine has no network interface ${address}. Check the environment variable HOST and the key backend.listen.host.`;
  }
  return `Trellis could not start: ${error.message}`;
}
