import { describe, expect, it } from 'vitest';
import { FILTER_EXISTS, parseEntityFilter, serializeEntityFilter } from './filter';

describe('entity filters', () => {
  it('print one parameter per group, and a key without values for existence', () => {
    expect(
      serializeEntityFilter([
        { kind: 'component', 'spec.type': ['service', 'library'] },
        { 'metadata.tags': FILTER_EXISTS },
      ]),
    ).toEqual(['kind=component,spec.type=service,spec.type=library', 'metadata.tags']);
    expect(serializeEntityFilter({})).toEqual([]);
  });

  it('are parsed as a list of groups of conditions', () => {
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

  it('keep everything after the first equals sign, and an empty value', () => {
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

  it('are undefined if empty, and rejected without a key', () => {
    expect(parseEntityFilter(['', ' , '])).toEqual({ ok: true, value: undefined });
    expect(parseEntityFilter(['=x'])).toMatchObject({ ok: false });
  });
});
