import { expect, it } from 'vitest';
import type { TaskEvent } from '../../protocol/tasks';
import { createLimitedLog } from './limitedLog';

it('ends a log that is too long, and still passes the status of steps on', () => {
  const logged: Array<TaskEvent['body']> = [];
  const log = createLimitedLog((body) => void logged.push(body), 1024 * 1024);
  for (let count = 0; count < 100; count += 1) log({ message: 'x'.repeat(60_000), stepId: 'a' });
  log({ message: 'Finished', stepId: 'a', status: 'completed' });
  expect(logged).toHaveLength(19);
  expect(logged.slice(-2)).toEqual([
    { message: 'The log is longer than 1 MB. Further messages are left out.' },
    { message: 'Finished', stepId: 'a', status: 'completed' },
  ]);
});
