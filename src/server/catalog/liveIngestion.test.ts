import { expect, it } from 'vitest';
import type { CatalogSettings } from '../settings/catalogSettings';
import { createLiveIngestion } from './liveIngestion';

function settingsOf(target: string): CatalogSettings {
  return {
    locations: [{ type: 'file', target }],
    allow: [],
    orphanStrategy: 'keep',
    interval: undefined,
  };
}

it('reads by the settings of the moment, one at a time', async () => {
  const calls: string[] = [];
  const live = createLiveIngestion(({ locations }) => {
    const name = locations[0]?.target ?? '';
    const note = (call: string) => void calls.push(`${call} ${name}`);
    return {
      start: async () => note('start'),
      stop: async () => note('stop'),
      refresh: async () => note('refresh'),
      removeEntity: async () => false,
      preview: () => Promise.reject(new Error('not asked for')),
    };
  }, settingsOf('a.yaml'));
  await live.start();
  await live.change(settingsOf('a.yaml'));
  expect(calls).toEqual(['start a.yaml']);
  await live.change(settingsOf('b.yaml'));
  await live.refresh('component:default/x');
  await live.stop();
  await live.change(settingsOf('c.yaml'));
  expect(calls).toEqual(['start a.yaml', 'stop a.yaml', 'start b.yaml', 'refresh b.yaml', 'stop b.yaml']);
});
