/** Yields the parts. Each is read while the one before it is used. */
export async function* readAhead<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  const reading = parts[Symbol.asyncIterator]();
  try {
    for (let next = await reading.next(); next.done !== true;) {
      const ahead = reading.next();
      // An error is thrown after this part was used.
      ahead.catch(() => undefined);
      yield next.value;
      next = await ahead;
    }
  } finally {
    await reading.return?.();
  }
}
