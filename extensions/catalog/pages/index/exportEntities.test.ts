import { describe, expect, it } from 'vitest';
import { serializeCsv, serializeJson } from './exportEntities';

const entity = {
  apiVersion: 'v1',
  kind: 'Component',
  metadata: { name: 'web', description: 'Says "hello", twice', tags: ['a', 'b'] },
  spec: { owner: '=HYPERLINK("https://evil.example")', nested: { deep: 1 } },
};
const columns = [
  'metadata.name',
  'metadata.description',
  'metadata.tags',
  'spec.owner',
  'spec.nested',
  'spec.none',
].map((entityFilterKey) => ({ entityFilterKey, title: entityFilterKey.split('.')[1] ?? '' }));

describe('Exported entities', () => {
  it('are quoted in CSV, and cannot run as formulas', () => {
    expect(serializeCsv([entity], columns).split('\r\n')).toEqual([
      'name,description,tags,owner,nested,none',
      `web,"Says ""hello"", twice",a b,"'=HYPERLINK(""https://evil.example"")","{""deep"":1}",`,
      '',
    ]);
  });

  it('are complete in JSON', () => {
    expect(JSON.parse(serializeJson([entity]))).toEqual([entity]);
  });
});
