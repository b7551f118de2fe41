import { useEffect, useState } from 'react';

/** How long a failure is remembered after its panel disappeared, in ms. A retry often replaces the panel with a skeleton. */
const MEMORY = 60_000;

const MOST = 100;

const failures = new Map<string, { since: Date; goneAt?: number }>();

/** Returns when a failure was first shown. A retry that fails with the same message continues the failure. */
export function useFirstFailure(message: string): Date {
  const [since] = useState(() => {
    const last = failures.get(message);
    return last && Date.now() - (last.goneAt ?? Date.now()) < MEMORY ? last.since : new Date();
  });
  useEffect(() => {
    if (failures.size > MOST) failures.clear();
    failures.set(message, { since });
    return () => void failures.set(message, { since, goneAt: Date.now() });
  }, [message, since]);
  return since;
}
