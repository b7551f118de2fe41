import { expect, it } from 'vitest';
import { groupErrors } from './groupErrors';

it('groups errors by the file in their messages, also at other lines and by other backends', () => {
  const messages = [
    'file:/catalog/a.yaml, line 3: Duplicate key',
    'url:https://host/b: component:default/x: spec.owner is missing',
    'Processor X threw an error while reading ./c/catalog-info.yml; caused by Error',
    'file:/catalog/a.yaml: spec.type is missing',
    "Unable to read url, Error: NotFound, 'https://host/d.yaml' was not found",
    'Something failed',
  ];
  const groups = groupErrors(messages.map((message) => ({ message })));
  expect(groups.map(({ file, errors }) => [file, errors.length])).toEqual([
    ['file:/catalog/a.yaml', 2],
    ['url:https://host/b', 1],
    ['./c/catalog-info.yml', 1],
    ['https://host/d.yaml', 1],
    [undefined, 1],
  ]);
});
