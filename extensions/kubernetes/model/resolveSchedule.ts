const SHORTCUTS: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

/** Returns the schedule of a cron job as five fields. Shortcuts such as `@daily` are replaced. */
export function resolveSchedule(schedule: string): string {
  return Object.hasOwn(SHORTCUTS, schedule) ? (SHORTCUTS[schedule] as string) : schedule;
}
