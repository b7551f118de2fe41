/** Parses a time, or a date, which is the start of a day in the user's time zone, some days later. Milliseconds since the epoch. */
export function parseMoment(text: string, daysLater: number): number {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (day === undefined) return Date.parse(text);
  return new Date(Number(year), Number(month) - 1, Number(day) + daysLater).getTime();
}
