import { describe, expect, it } from 'vitest';
import { FILTER_EXISTS, parseEntityFilter, serializeEntityFilter } from './filter';

describe('entity filters', () => {
  it('write one parameter per group, a bare key where presence is enough', () => {
    expect(
      serializeEntityFilter([
        { kind: 'component', 'spec.type': ['service', 'library'] },
        { 'metadata.tags': FILTER_EXISTS },
      ]),
    ).toEqual(['kind=component,spec.type=service,spec.type=library', 'metadata.tags']);
    expect(serializeEntityFilter({})).toEqual([]);
  });

  it('are read back as any of the groups and all of their conditions', () => {
    expect(
      parseEntityFilter(['kind=component, spec.type=service,spec.type=library', 'metadata.tags', '']),
    ).toEqual({
      ok: true,
      value: {
        anyOf: [
          {
            allOf: [
              { key: 'kind', values: ['component'] },
              { key: 'spec.type', values: ['service', 'library'] },
            ],
          },
          { allOf: [{ key: 'metadata.tags' }] },
        ],
      },
    });
  });

  it('keep everything behind the first equals sign, and an empty value', () => {
    expect(parseEntityFilter(['a=b=c,d='])).toEqual({
      ok: true,
      value: {
        anyOf: [
          {
            allOf: [
              { key: 'a', values: ['b=c'] },
              { key: 'd', values: [''] },
            ],
          },
        ],
      },
    });
  });

  it('are nothing when empty, and refused without a key', () => {
    expect(parseEntityFilter(['', ' , '])).toEqual({ ok: true, value: undefined });
    expect(parseEntityFilter(['=x'])).toMatchObject({ ok: false });
  });
});
