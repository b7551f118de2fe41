import { cleanUrl } from './cleanUrl';
import type { CapturedEvent } from './deferAnalytics';

/** The data of a batch besides its events. */
export interface BatchFacts {
  /** A random id of the page load. */
  visit: string;
  user?: string | undefined;
  /** The number of earlier events that were lost. */
  lost: number;
  keepQuery: readonly string[];
}

type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Serializes a batch as JSON, with cleaned URLs. */
export function serializeBatch(
  events: readonly CapturedEvent[],
  { visit, user, lost, keepQuery }: BatchFacts,
): string {
  const clean = (facts: Facts): Facts =>
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [
        name,
        typeof value === 'string' ? cleanUrl(value, keepQuery) : value,
      ]),
    );
  return JSON.stringify({
    visit,
    user,
    lost: lost === 0 ? undefined : lost,
    events: events.map(({ at, action, subject, value, attributes, context }) => ({
      time: new Date(at).toISOString(),
      action,
      subject: cleanUrl(subject, keepQuery),
      value,
      attributes: attributes && clean(attributes),
      context: clean(context),
    })),
  });
}
