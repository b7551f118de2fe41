import { expect, it } from 'vitest';
import { checkRepository, isBranchName } from '../descriptor/checkRepository';
import { changeDescriptor, printDescriptors, readDescriptor } from '../descriptor/descriptor';
import { parseUrls } from '../run/importDraft';
import { createLocationTree, listInFolder } from '../pages/found/createLocationTree';

const yaml = `# The shop
apiVersion: backstage.io/v1alpha1
kind: Component
metadata:
  name: website # short
  tags: [java]
spec:
  type: website
  lifecycle: production
  owner: team-a
---
apiVersion: backstage.io/v1alpha1
kind: System
metadata: { name: shop }
spec: { owner: team-a }
`;

it('reads the fields of the first document', () => {
  const { fields, kind, issues, isEditable } = readDescriptor(yaml);
  expect({ kind, issues, isEditable }).toEqual({ kind: 'Component', issues: [], isEditable: true });
  expect(fields).toEqual({
    name: 'website',
    tags: ['java'],
    type: 'website',
    lifecycle: 'production',
    owner: 'team-a',
  });
});

it('changes a field and keeps comments, order and other documents', () => {
  const changed = changeDescriptor(yaml, 'name', 'shop-web');
  expect(changed).toBe(yaml.replace('name: website', 'name: shop-web').replace('[java]', '[ java ]'));
  expect(readDescriptor(changeDescriptor(changed, 'tags', ['a', 'b'])).fields.tags).toEqual(['a', 'b']);
});

it('adds and removes fields', () => {
  const added = changeDescriptor(yaml, 'description', 'yes: "no"');
  expect(readDescriptor(added).fields.description).toBe('yes: "no"');
  expect(readDescriptor(changeDescriptor(added, 'description', '')).fields).not.toHaveProperty('description');
  expect(readDescriptor(changeDescriptor(yaml, 'tags', [])).fields.tags).toEqual([]);
});

it('locates the problems of all documents', () => {
  const broken = yaml.replace('  owner: team-a\n', '').replace('name: shop', 'name: not valid!');
  expect(
    readDescriptor(broken).issues.map(({ document, line, path }) => [document, line, path.join('.')]),
  ).toEqual([
    [0, 8, 'spec.owner'],
    [1, 13, 'metadata.name'],
  ]);
});

it.each(['', 'a: [', '- a', 'text'])('reports %j and does not change it', (text) => {
  const { isEditable, issues } = readDescriptor(text);
  expect(isEditable).toBe(false);
  expect(issues.length).toBeGreaterThan(0);
  expect(changeDescriptor(text, 'name', 'a')).toBe(text);
});

it('prints several entities as documents', () => {
  const entity = (name: string) => ({
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'System',
    metadata: { name },
    spec: { owner: 'a' },
  });
  const text = printDescriptors([entity('a'), entity('b')]);
  expect(readDescriptor(text)).toMatchObject({ fields: { name: 'a' }, issues: [] });
  expect(text.split('---\n')).toHaveLength(2);
});

it('allows a missing owner only if it comes from CODEOWNERS', () => {
  const text = changeDescriptor(yaml, 'owner', '');
  const draft = { url: 'u', yaml: text, title: 't', body: '', branch: 'b', progress: {} };
  expect(checkRepository({ ...draft, useCodeowners: true })).toBe(true);
  expect(checkRepository({ ...draft, useCodeowners: false })).toBe(false);
  expect(checkRepository({ ...draft, useCodeowners: true, title: ' ' })).toBe(false);
});

it.each(['a b', '', '-a', 'a..b', 'a~1', 'a/', '/a', 'a.lock', 'a//b', '.a', 'a@{b', 'a\u0001'])(
  'refuses the branch %j',
  (name) => expect(isBranchName(name)).toBe(false),
);

it.each(['a', 'feature/a-b_1', 'ü'])('accepts the branch %j', (name) =>
  expect(isBranchName(name)).toBe(true),
);

it('reads URLs, each once', () => {
  expect(parseUrls(' https://a.example/x \n\nhttps://a.example/x\r\nftp://b\nwww.c.example')).toEqual({
    urls: ['https://a.example/x'],
    invalid: ['ftp://b', 'www.c.example'],
  });
});

it('arranges files in folders, and joins folders with one folder or file in them', () => {
  const locations = ['r/a/b/1.yaml', 'r/a/b/2.yaml', 'r/c/3.yaml', 'r/4.yaml'].map((target) => ({
    target,
    exists: false,
    entities: [],
  }));
  const root = createLocationTree(locations, (target) => target);
  expect(root.folders).toMatchObject([
    { name: 'r', folders: [{ name: 'a/b' }], files: [{ name: '4.yaml' }, { name: 'c/3.yaml' }] },
  ]);
  expect(listInFolder(root)).toHaveLength(4);
});
