import { describe, expect, test } from 'vitest';
import { createCandidateFinder, findCandidates } from './index';

const ids = Array.from({ length: 3000 }, (_, index) => `entity-card:plugin-${index}/overview`);

describe('createCandidateFinder', () => {
  test.for(['entity-card:plugin-4/overveiw', 'entty-card:plugin-2999/overview', 'page:catalog', ''])(
    'finds the same candidates for "%s" as a search through all words',
    (written) => {
      expect(createCandidateFinder(ids)(written)).toEqual(findCandidates(written, ids));
    },
  );

  test('returns nothing once its budget is used up', () => {
    const find = createCandidateFinder(ids, 100);
    expect(find('entity-card:plugin-4/overveiw')).not.toEqual([]);
    expect(find('entity-card:plugin-4/overveiw')).toEqual([]);
  });
});
