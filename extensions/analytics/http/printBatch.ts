import { cleanAddress } from './cleanAddress';
import type { CapturedEvent } from './deferAnalytics';

/** What a batch says besides its events. */
export interface BatchFacts {
  /** Names this page load, and nothing beyond it. */
  visit: string;
  user?: string | undefined;
  /** Events before these that never arrived. */
  lost: number;
  keepQuery: readonly string[];
}

type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** A batch as it is posted: JSON, with addresses reduced to what may leave the browser. */
export function printBatch(
  events: readonly CapturedEvent[],
  { visit, user, lost, keepQuery }: BatchFacts,
): string {
  const clean = (facts: Facts): Facts =>
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [
        name,
        typeof value === 'string' ? cleanAddress(value, keepQuery) : value,
      ]),
    );
  return JSON.stringify({
    visit,
    user,
    lost: lost === 0 ? undefined : lost,
    events: events.map(({ at, action, subject, value, attributes, context }) => ({
      time: new Date(at).toISOString(),
      action,
      subject: cleanAddress(subject, keepQuery),
      value,
      attributes: attributes && clean(attributes),
      context: clean(context),
    })),
  });
}
