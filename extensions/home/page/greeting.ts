/** A part of the day. */
export type DayPart = 'morning' | 'day' | 'evening';

/** Returns the part of the day, for a greeting. */
export function dayPartOf(time: Date): DayPart {
  const hour = time.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}
