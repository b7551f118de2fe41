import { describe, expect, test } from 'vitest';
import { createCandidateFinder, findCandidates } from './index';

const ids = Array.from({ length: 3000 }, (_, index) => `entity-card:plugin-${index}/overview`);

describe('a finder of candidates', () => {
  test.for(['entity-card:plugin-4/overveiw', 'entty-card:plugin-2999/overview', 'page:catalog', ''])(
    'finds for "%s" what a search through all words finds',
    (written) => {
      expect(createCandidateFinder(ids)(written)).toEqual(findCandidates(written, ids));
    },
  );

  test('gives none once its budget is spent', () => {
    const find = createCandidateFinder(ids, 100);
    expect(find('entity-card:plugin-4/overveiw')).not.toEqual([]);
    expect(find('entity-card:plugin-4/overveiw')).toEqual([]);
  });
});
