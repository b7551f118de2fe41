import { expect, it } from 'vitest';
import { nameSubject } from './nameSubject';

it.each([
  [{ name: 'tide-service', title: 'Tide service' }, 'tide-service'],
  [{ name: ' ', component_id: 'tide' }, 'tide'],
  [{ name: 7, title: 'Tide service' }, 'Tide service'],
  [{ repoUrl: 'github.com?owner=harbourline&repo=tide-service' }, 'tide-service'],
  [{ repoUrl: 'github.com?owner=harbourline' }, undefined],
  [{ owner: 'platform' }, undefined],
])('names what a task creates from its values %j', (parameters, expected) => {
  expect(nameSubject({ parameters })).toBe(expected);
});
