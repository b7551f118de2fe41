/** Runs the work for all items, some at a time. Stops at the first error. */
export async function forEachAtOnce(
  items: readonly string[],
  atOnce: number,
  work: (item: string) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const next = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
