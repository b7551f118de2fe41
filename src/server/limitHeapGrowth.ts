import { setFlagsFromString } from 'node:v8';

/** How much the heap grows before garbage is collected, in percent of what is in use. */
const GROWTH = 100;

/**
 * Makes V8 collect garbage when twice the memory in use is allocated. On a machine with much memory, it otherwise waits until it is
 * four times as much, and a server that sends large lists keeps hundreds of MB of texts that no one uses.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
