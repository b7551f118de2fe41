import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from './openSession';
import { type Session, TooSlowError, type WorkerRequest } from './session';

interface Reader {
  upper: (text: string) => string;
}

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  received: WorkerRequest[] = [];
  isTerminated = false;
  postMessage(request: WorkerRequest): void {
    this.received.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let workers: FakeWorker[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  workers = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): Session<Reader> {
  const createWorker = (): Worker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return openSession<Reader>('text', createWorker, () => Promise.reject(new Error('not used')));
}

/** The outcome of a question, so that no rejection is unhandled. */
function outcome(asked: Promise<string>): Promise<string | Error> {
  return asked.catch((error: Error) => error);
}

describe('a session', () => {
  it('starts the worker with the first question, and matches answers and errors to questions', async () => {
    const session = open();
    expect(workers).toEqual([]);
    const [first, second] = [outcome(session.ask('upper', 'a')), outcome(session.ask('upper', 'b'))];
    expect(workers[0]?.received).toEqual([
      { definition: 'text' },
      { id: 1, name: 'upper', args: ['a'] },
      { id: 2, name: 'upper', args: ['b'] },
    ]);
    workers[0]?.answer({ id: 2, answer: 'B' });
    workers[0]?.answer({ id: 1, error: 'no a' });
    expect(await Promise.all([first, second])).toEqual([new Error('no a'), 'B']);
  });

  it('stops a worker that parses for more than 20 seconds, and starts another one for the next question', async () => {
    const session = open();
    const asked = outcome(session.ask('upper', 'a'));
    vi.advanceTimersByTime(19_999);
    expect(workers[0]?.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await asked).toBeInstanceOf(TooSlowError);
    expect(workers[0]?.isTerminated).toBe(true);
    const again = session.ask('upper', 'b');
    expect(workers[1]?.received[0]).toEqual({ definition: 'text' });
    workers[1]?.answer({ id: 2, answer: 'B' });
    expect(await again).toBe('B');
  });

  it('stops a worker that reads one part for more than 5 seconds', async () => {
    const session = open();
    const first = session.ask('upper', 'a');
    workers[0]?.answer({ id: 1, answer: 'A' });
    await first;
    vi.advanceTimersByTime(60_000);
    const second = outcome(session.ask('upper', 'b'));
    vi.advanceTimersByTime(5000);
    expect(await second).toBeInstanceOf(TooSlowError);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('stops a busy worker when it is closed, and reports a worker that fails', async () => {
    const session = open();
    const asked = outcome(session.ask('upper', 'a'));
    session.close();
    expect(workers[0]?.isTerminated).toBe(true);
    expect(await asked).toBeInstanceOf(Error);
    expect(vi.getTimerCount()).toBe(0);
    const failed = outcome(session.ask('upper', 'b'));
    workers[1]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    expect(await failed).toEqual(new Error('out of memory'));
  });
});
