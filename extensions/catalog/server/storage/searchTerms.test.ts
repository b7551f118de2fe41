import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { resolveSearchTerms } from './searchTerms';

function termsOf(entity: Partial<Entity>): string[] {
  const whole: Entity = { apiVersion: 'v1', kind: 'Component', metadata: { name: 'Web' }, ...entity };
  return resolveSearchTerms(whole).map(
    ({ key, listed, value, original }) => `${key}${listed ? '[]' : ''}=${value}/${original}`,
  );
}

describe('the search terms of an entity', () => {
  it('are lowercase and keep the original value', () => {
    expect(termsOf({ spec: { profile: { displayName: 'Ada Adler' }, replicas: 3, hidden: false } })).toEqual([
      'metadata.name=web/Web',
      'metadata.namespace=default/default',
      'apiversion=v1/v1',
      'kind=component/Component',
      'spec.profile.displayname=ada adler/Ada Adler',
      'spec.replicas=3/3',
      'spec.hidden=false/false',
    ]);
  });

  it('contain each list item, and each value in lists of maps, once', () => {
    const spec = { tags: ['a', 'B', 'a'], links: [{ url: 'x' }, { url: 'y' }], deep: [['z']], none: [] };
    expect(termsOf({ spec }).filter((term) => term.startsWith('spec.'))).toEqual([
      'spec.tags[]=a/a',
      'spec.tags[]=b/B',
      'spec.links.url=x/x',
      'spec.links.url=y/y',
      'spec.deep[]=z/z',
    ]);
  });

  it('omit what the catalog adds, except for relations', () => {
    const terms = termsOf({
      metadata: { name: 'web', uid: 'u', etag: 'e' },
      relations: [{ type: 'ownedBy', targetRef: 'group:default/a' }],
      status: { items: [{ type: 't', level: 'error', message: 'm' }] },
    });
    expect(terms).toContain('relations.ownedby=group:default/a/group:default/a');
    expect(terms.filter((term) => /^(status|relations\.t|metadata\.(uid|etag))/.test(term))).toEqual([]);
  });

  it('only contain the existence of long texts and nulls', () => {
    const terms = termsOf({ spec: { definition: 'x'.repeat(201), nothing: null, fits: 'y'.repeat(200) } });
    expect(terms).toContain('spec.definition=null/null');
    expect(terms).toContain('spec.nothing=null/null');
    expect(terms.some((term) => term.startsWith('spec.fits=yyy'))).toBe(true);
    expect(termsOf({ spec: { ['k'.repeat(200)]: 1 } }).filter((term) => term.startsWith('spec.'))).toEqual(
      [],
    );
  });

  it('contain only characters that a database can store', () => {
    expect(termsOf({ spec: { 'a\0b': 'c\0\ud800d' } })).toContain(
      'spec.a\ufffdb=c\ufffd\ufffdd/c\ufffd\ufffdd',
    );
  });

  it('are limited in number, but always contain kind and name', () => {
    const spec = Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`key${index}`, index]));
    const terms = termsOf({ spec });
    expect(terms).toHaveLength(5_000);
    expect(terms).toContain('kind=component/Component');
  });
});
