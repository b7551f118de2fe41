import { expect, it, vi } from 'vitest';
import { readText } from '#backend';
import { createLiveConfig } from './createLiveConfig';
import { createLiveSettings } from './createLiveSettings';

it('parses only its own sections', () => {
  const config = createLiveConfig({
    catalog: { a: 1 },
    backend: { reading: { b: 2 }, auth: { secret: 'x' } },
  });
  const parse = vi.fn<(seen: object) => object>((seen) => seen);
  createLiveSettings({ sections: ['catalog', 'backend.reading', 'absent'], parse }, config);
  expect(parse).toHaveBeenCalledWith({ catalog: { a: 1 }, backend: { reading: { b: 2 } } });
});

it('reports changes of its own settings only', () => {
  const config = createLiveConfig({ notes: { title: 'a' } });
  const settings = createLiveSettings(
    { sections: ['notes'], parse: (data) => ({ title: readText(data, 'notes.title') }) },
    config,
  );
  const listener = vi.fn<(settings: object) => void>();
  const stop = settings.subscribe(listener);
  config.change({ notes: { title: 'a', other: 1 }, app: {} });
  expect(listener).not.toHaveBeenCalled();
  config.change({ notes: { title: 'b' } });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ title: 'b' });
  expect(settings.current).toEqual({ title: 'b' });
  stop();
  config.change({});
  expect(listener).toHaveBeenCalledOnce();
});
