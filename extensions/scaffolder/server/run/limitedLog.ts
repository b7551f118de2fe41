import type { TaskEvent } from '../../protocol/tasks';
import { cut } from './stepLog';

/** Characters of the log of one run. Logs are kept in memory and in the database. */
const MAX_LOG = 10 * 1024 * 1024;

/** Passes events on until the log is too long. Those that change the status of a step follow nevertheless. */
export function createLimitedLog(
  log: (body: TaskEvent['body']) => void,
  maxLength = MAX_LOG,
): (body: TaskEvent['body']) => void {
  let length = 0;
  let isCut = false;
  return (body) => {
    const message = cut(body.message);
    if (body.status === undefined) {
      if (isCut) return;
      length += message.length;
      isCut = length > maxLength;
    }
    if (isCut && body.status === undefined)
      log({
        message: `The log is longer than ${Math.round(maxLength / 1024 / 1024)} MB. Further messages are left out.`,
      });
    else log({ ...body, message });
  };
}
