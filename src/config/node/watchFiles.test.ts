import { once } from 'node:events';
import { mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFolder } from './testing/createFolder';
import { watchFiles } from './watchFiles';

// Fake timers make the tests independent of their own speed.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  return () => void vi.useRealTimers();
});

/** Creates a watched file and functions to change it. They resolve when the system has reported the change. */
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
    const changed = once(events, 'change');
    act();
    await changed;
    await new Promise((resolve) => setImmediate(resolve));
  };
  const write = (text: string, name = file) => touch(() => writeFileSync(name, text));
  const remove = () => touch(() => rmSync(file));
  return { folder, onChange, write, remove };
}

describe('a change', () => {
  it('is reported after 40 ms without events', async () => {
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

  it('is reported after 250 ms even if other events occur in the folder', async () => {
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

  it('in a folder that is removed and created again is reported without polling, each time', async () => {
    const parent = createFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    const folder = path.join(parent, 'config');
    const onChange = vi.fn();
    const watcher = watchFiles([path.join(folder, 'app-config.yaml')], onChange);
    onTestFinished(() => watcher.close());
    for (const title of ['two', 'three', 'four']) {
      const events = watch(folder);
      const changed = once(events, 'change');
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'app-config.yaml'), `app: {title: ${title}}`);
      await changed;
      events.close();
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(40);
      expect(onChange).toHaveBeenCalledOnce();
      onChange.mockClear();
    }
  });

  it('without a system event is found by polling', () => {
    const { folder, onChange } = watchOne();
    // This test never waits, so no event can arrive.
    writeFileSync(path.join(folder, 'app-config.yaml'), 'app: {title: two}');
    vi.advanceTimersByTime(2040);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe.each(['emptied', 'removed'])('a file that is %s', (way) => {
  const spoil = ({ write, remove }: ReturnType<typeof watchOne>) =>
    way === 'emptied' ? write('') : remove();

  it('is not reported during the grace period, even if other events occur in the folder', async () => {
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

  it('is reported after the grace period', async () => {
    const one = watchOne();
    await spoil(one);
    vi.advanceTimersByTime(239);
    expect(one.onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(one.onChange).toHaveBeenCalledOnce();
  });
});
