import { expect, it } from 'vitest';
import type { CatalogSettings } from './catalogSettings';
import { createLiveIngestion } from './liveIngestion';
import { DEFAULT_LOCATION_TEMPLATE } from './search';

function settingsOf(target: string): CatalogSettings {
  return {
    locations: [{ type: 'file', target }],
    orphanStrategy: 'keep',
    interval: undefined,
    readonly: false,
    integrations: {},
    search: { locationTemplate: DEFAULT_LOCATION_TEMPLATE },
  };
}

function createNoted() {
  const calls: string[] = [];
  const live = createLiveIngestion(({ locations }) => {
    const name = locations[0]?.target ?? '';
    const note = (call: string) => void calls.push(`${call} ${name}`);
    return {
      start: async () => note('start'),
      stop: async () => note('stop'),
      refresh: async () => note('refresh'),
      removeEntity: async () => false,
      addLocation: async () => undefined,
      previewLocation: async () => ({ exists: false, entities: [], errors: [] }),
      removeLocation: async () => 'unknown',
      previewRemoval: async () => undefined,
    };
  }, settingsOf('a.yaml'));
  return { live, calls };
}

it('runs one ingestion at a time, with the current settings', async () => {
  const { live, calls } = createNoted();
  await live.start();
  expect(calls).toEqual(['start a.yaml']);
  await live.restart(settingsOf('b.yaml'));
  await live.refresh('component:default/x');
  await live.stop();
  await live.restart(settingsOf('c.yaml'));
  expect(calls).toEqual(['start a.yaml', 'stop a.yaml', 'start b.yaml', 'refresh b.yaml', 'stop b.yaml']);
});

it('starts only the last of several restarts, once the ingestion before them has stopped', async () => {
  const { live, calls } = createNoted();
  await live.start();
  await Promise.all(['b.yaml', 'c.yaml'].map((target) => live.restart(settingsOf(target))));
  expect(calls).toEqual(['start a.yaml', 'stop a.yaml', 'stop b.yaml', 'start c.yaml']);
});
