import { once } from 'node:events';
import { rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFolder } from './testing/createFolder';
import { watchFiles } from './watchFiles';

// The watcher's clock stands still unless a test turns it: how long the test itself takes is all the same.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  return () => void vi.useRealTimers();
});

/** A watched file, and what the test does to it. Each `touch` ends when the system has told of it. */
function watchOne() {
  const folder = createFolder({ 'app-config.yaml': 'app: {title: one}' });
  const file = path.join(folder, 'app-config.yaml');
  const onChange = vi.fn();
  const watcher = watchFiles([file], onChange);
  const events = watch(folder);
  onTestFinished(() => {
    watcher.close();
    events.close();
  });
  const touch = async (act: () => void): Promise<void> => {
    const told = once(events, 'change');
    act();
    await told;
    await new Promise((resolve) => setImmediate(resolve));
  };
  const write = (text: string, name = file) => touch(() => writeFileSync(name, text));
  const remove = () => touch(() => rmSync(file));
  return { folder, onChange, write, remove };
}

describe('a change', () => {
  it('is told once nothing has happened for 40 ms', async () => {
    const { onChange, write } = watchOne();
    await write('app: {title: two}');
    vi.advanceTimersByTime(39);
    expect(onChange).not.toHaveBeenCalled();
    await write('app: {title: three}');
    vi.advanceTimersByTime(39);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('is told after a quarter of a second, whatever else goes on in the folder', async () => {
    const { folder, onChange, write } = watchOne();
    await write('app: {title: two}');
    for (let times = 0; times < 8; times += 1) {
      vi.advanceTimersByTime(30);
      await write(`${times}`, path.join(folder, 'log.txt'));
    }
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('of which the system tells nothing is found at the next look', () => {
    const { folder, onChange } = watchOne();
    // No event comes while this test does not wait for anything.
    writeFileSync(path.join(folder, 'app-config.yaml'), 'app: {title: two}');
    vi.advanceTimersByTime(2040);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe.each(['emptied', 'taken away'])('a file that is %s', (way) => {
  const spoil = ({ write, remove }: ReturnType<typeof watchOne>) =>
    way === 'emptied' ? write('') : remove();

  it('is given its time to be written, whatever else happens in the folder meanwhile', async () => {
    const one = watchOne();
    await spoil(one);
    vi.advanceTimersByTime(40);
    for (let times = 0; times < 2; times += 1) {
      vi.advanceTimersByTime(70);
      await one.write(`${times}`, path.join(one.folder, '.swap'));
    }
    vi.advanceTimersByTime(40);
    expect(one.onChange).not.toHaveBeenCalled();
    await one.write('app: {title: two}');
    vi.advanceTimersByTime(40);
    expect(one.onChange).toHaveBeenCalledOnce();
  });

  it('is told when it stays so', async () => {
    const one = watchOne();
    await spoil(one);
    vi.advanceTimersByTime(239);
    expect(one.onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(one.onChange).toHaveBeenCalledOnce();
  });
});
