import { expect, it } from 'vitest';
import { listScmOrigins } from './scmOrigins';

it('lists the APIs of the configured hosts, and no others', () => {
  const section = {
    github: [{ host: 'github.com' }, { host: 'git.acme.example', apiBaseUrl: 'https://api.acme.example/v3' }],
    azure: [{ host: 'dev.azure.com' }, {}],
    gitlab: [{ host: 'gitlab.com' }],
  };
  expect(listScmOrigins(section)).toEqual([
    'https://api.github.com',
    'https://api.acme.example',
    'https://dev.azure.com',
  ]);
});

it.each([
  undefined,
  null,
  [],
  { github: {} },
  { github: [{ host: 'a', apiBaseUrl: 'javascript:alert(1)' }] },
])('lists nothing for %o', (section) => expect(listScmOrigins(section)).toEqual([]));

it('does not allow all hosts', () => {
  expect(listScmOrigins({ github: [{ host: '*.acme.example' }] })).toEqual([]);
});
