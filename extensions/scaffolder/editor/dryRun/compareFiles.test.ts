import { expect, it } from 'vitest';
import { createSourceFinder, markFiles } from './compareFiles';

const template = [
  { path: 'template.yaml', content: 'kind: Template' },
  { path: 'skeleton/README.md', content: '# ${{ values.name }}' },
  { path: 'skeleton/src/main.ts', content: 'start();' },
  { path: 'docs/index.md.njk', content: 'Docs' },
];
const steps = [
  { input: { url: './skeleton' } },
  { input: { url: './docs', targetPath: 'docs' } },
  { input: { url: 'https://example.com/other' } },
  {},
];

it('marks files by how they differ from the file that they were made from', () => {
  const files = [
    { path: 'README.md', content: '# Ship' },
    { path: 'src/main.ts', content: 'start();' },
    { path: 'docs/index.md', content: 'Docs' },
    { path: 'catalog-info.yaml', content: 'kind: Component' },
  ];
  expect(
    markFiles(files, createSourceFinder(template, steps)).map(({ path, state }) => [path, state]),
  ).toEqual([
    ['README.md', 'changed'],
    ['src/main.ts', 'unchanged'],
    ['docs/index.md', 'unchanged'],
    ['catalog-info.yaml', 'added'],
  ]);
});

it('compares bytes', () => {
  const bytes = new Uint8Array([0, 1]);
  const [same, other] = markFiles(
    [
      { path: 'a', content: new Uint8Array([0, 1]) },
      { path: 'b', content: new Uint8Array([0, 2]) },
    ],
    () => bytes,
  );
  expect([same?.state, other?.state]).toEqual(['unchanged', 'changed']);
});
