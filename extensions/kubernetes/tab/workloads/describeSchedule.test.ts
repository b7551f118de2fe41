import { expect, it } from 'vitest';
import { loadScheduleDescriber } from './describeSchedule';

it.each([
  ['en', '*/30 * * * *', 'Every 30 minutes'],
  ['en-GB', '@daily', 'At 12:00 AM'],
  ['de', '*/30 * * * *', 'Alle 30 Minuten'],
  ['de-AT', '@daily', 'Um 00:00'],
  ['es', '0 3 * * *', 'A las 03:00'],
  ['ja', '*/30 * * * *', '30 分ごと'],
  ['fr', '@hourly', 'Every hour'],
  ['en', '@yearly', 'At 12:00 AM, on day 1 of the month, only in January'],
  ['en', '@annually', 'At 12:00 AM, on day 1 of the month, only in January'],
  ['en', '@monthly', 'At 12:00 AM, on day 1 of the month'],
  ['en', '@weekly', 'At 12:00 AM, only on Sunday'],
  ['en', '@midnight', 'At 12:00 AM'],
  ['en', 'never', /error/i],
])('describes in %s the schedule %s', async (language, schedule, expected) => {
  const description = (await loadScheduleDescriber(language))(schedule);
  expect(description).toMatch(expected);
});
