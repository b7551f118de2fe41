/** Returns the message of a failed request to a cluster. A `Status` object in it is replaced by its own message. */
export function printFailure({ message }: Error): string {
  const [, before = '', json = ''] =
    /^(Proxy request failed with [^{]*?),? *(\{.*\})\s*$/s.exec(message) ?? [];
  if (json === '') return message;
  try {
    const body = JSON.parse(json) as { message?: unknown; error?: { message?: unknown } };
    const reason = body.message ?? body.error?.message;
    return typeof reason === 'string' && reason.trim() !== '' ? `${before}: ${reason}` : before.trim();
  } catch {
    return message;
  }
}
