/** Yields the first part and those that follow. Each is read while the one before it is sent. */
export async function* readAhead<Part>(
  first: Part,
  readNext: (part: Part) => Promise<Part> | undefined,
): AsyncGenerator<Part> {
  for (let part: Part | undefined = first; part !== undefined;) {
    const next: Promise<Part> | undefined = readNext(part);
    // An error is thrown after this part was sent.
    next?.catch(() => undefined);
    yield part;
    part = await next;
  }
}
