import { describe, expect, it } from 'vitest';
import { printIssuePath } from './issue';
import { validateEntity } from './validateEntity';

const component = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'web' },
  spec: { type: 'website', lifecycle: 'production', owner: 'team-a' },
};

function paths(value: unknown): string[] {
  return validateEntity(value).map((issue) => printIssuePath(issue.path));
}

describe('validateEntity', () => {
  it('accepts a valid component, and reports a missing field', () => {
    expect(validateEntity(component)).toEqual([]);
    expect(validateEntity({ ...component, spec: { type: 'website', owner: 'a' } })).toEqual([
      { path: ['spec', 'lifecycle'], message: '"spec.lifecycle" is required.' },
    ]);
  });

  it.each([
    ['a name with a space', { name: 'not valid!' }, 'metadata.name'],
    ['a number as a name', { name: 12 }, 'metadata.name'],
    ['a name of 64 characters', { name: 'x'.repeat(64) }, 'metadata.name'],
    ['a capital in a namespace', { name: 'x', namespace: 'Prod' }, 'metadata.namespace'],
    ['an upper-case tag', { name: 'x', tags: ['ok', 'Not'] }, 'metadata.tags[1]'],
    ['a label value with a space', { name: 'x', labels: { tier: 'a b' } }, 'metadata.labels.tier'],
    ['a number as a label', { name: 'x', labels: { tier: 2 } }, 'metadata.labels.tier'],
    ['a key with two slashes', { name: 'x', annotations: { 'a/b/c': '' } }, 'metadata.annotations.a/b/c'],
    [
      'a script as a link',
      { name: 'x', links: [{ url: ' java\nscript:alert(1)' }] },
      'metadata.links[0].url',
    ],
    ['a link without a scheme', { name: 'x', links: [{ url: 'example.com' }] }, 'metadata.links[0].url'],
    ['a title that is a list', { name: 'x', title: [] }, 'metadata.title'],
  ])('rejects %s', (_, metadata, path) => {
    expect(paths({ ...component, metadata })).toEqual([path]);
  });

  it('reports all issues of a descriptor, not only the first', () => {
    const broken = { ...component, metadata: { name: '', tags: 'x' }, spec: { type: 1 } };
    expect(paths(broken)).toEqual([
      'metadata.name',
      'metadata.tags',
      'spec.type',
      'spec.lifecycle',
      'spec.owner',
    ]);
  });

  it('never throws', () => {
    for (const value of [null, undefined, 3, 'text', [], { metadata: null }, { spec: null }]) {
      expect(validateEntity(value).length).toBeGreaterThan(0);
    }
  });

  it('rejects text that the database cannot store, at any depth', () => {
    const spec = { ...component.spec, list: [{ deep: 'a\0' }], 'k\0': 1 };
    expect(paths({ ...component, metadata: { name: 'web', description: '\0' }, spec })).toEqual([
      'metadata.description',
      'spec.list[0].deep',
      'spec.k\0',
    ]);
  });

  it('rejects an unknown field at the root', () => {
    expect(paths({ ...component, metdata: {} })).toEqual(['metdata']);
  });

  it('treats keys such as __proto__ as data', () => {
    const annotations = JSON.parse('{"__proto__": "x", "constructor": "y", "toString": "z"}') as object;
    expect(paths({ ...component, metadata: { name: 'x', annotations } })).toEqual([
      'metadata.annotations.__proto__',
    ]);
    expect(
      paths({ apiVersion: 'backstage.io/v1alpha1', kind: 'Group', metadata: { name: 'g' }, spec: {} }),
    ).toEqual(['spec.type', 'spec.children']);
  });

  it('validates only the envelope of other kinds', () => {
    expect(validateEntity({ apiVersion: 'example.com/v1', kind: 'Robot', metadata: { name: 'r2' } })).toEqual(
      [],
    );
    expect(
      validateEntity({ apiVersion: 'example.com/v1', kind: 'Component', metadata: { name: 'x' } }),
    ).toEqual([]);
  });

  it('reports the correct spelling and version of a kind', () => {
    expect(paths({ ...component, kind: 'component' })).toEqual(['kind']);
    expect(paths({ ...component, apiVersion: 'backstage.io/v9' })).toEqual(['apiVersion']);
    const template = {
      apiVersion: 'scaffolder.backstage.io/v1beta3',
      kind: 'Template',
      metadata: { name: 't' },
    };
    expect(paths({ ...template, spec: { type: 'x', steps: [{ id: 'a' }] } })).toEqual([
      'spec.steps[0].action',
    ]);
    expect(
      paths({ ...template, apiVersion: 'backstage.io/v1beta2', spec: { type: 'x', steps: [] } }),
    ).toEqual(['apiVersion']);
  });
});
