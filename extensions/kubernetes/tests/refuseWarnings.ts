import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Lets tests fail that print an error to the console, such as React's warnings. */
export function refuseWarnings(): void {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      printed.push(parts.map(String).join(' '));
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(printed).toEqual([]);
  });
}
