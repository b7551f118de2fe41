import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as sdk from '#sdk';
import * as ui from '#ui';
import * as code from '#viewers/code';
import * as diff from '#viewers/diff';
import * as gauge from '#viewers/gauge';
import * as graph from '#viewers/graph';
import * as log from '#viewers/log';
import * as markdown from '#viewers/markdown';
import * as missingAnnotation from '#viewers/missingAnnotation';
import * as source from '#viewers/source';
import * as stepper from '#viewers/stepper';
import { gallerySamples } from './samples';

const faces: Readonly<Record<string, object>> = {
  '#sdk': sdk,
  '#ui': ui,
  '#viewers/code': code,
  '#viewers/diff': diff,
  '#viewers/gauge': gauge,
  '#viewers/graph': graph,
  '#viewers/log': log,
  '#viewers/markdown': markdown,
  '#viewers/missingAnnotation': missingAnnotation,
  '#viewers/source': source,
  '#viewers/stepper': stepper,
};
const documentation = readFileSync(join(import.meta.dirname, '../../../docs/developers/kit.md'), 'utf8');

describe('the samples of the gallery', () => {
  test.each(gallerySamples.map((sample) => [sample.id, sample] as const))(
    '%s has example code with valid imports',
    async (_id, { load }) => {
      const { code } = await load();
      const imports = Array.from(code.matchAll(/import \{([^}]+)\} from '(#[^']+)'/g));
      expect(imports.length).toBeGreaterThan(0);
      const missing = imports.flatMap(([, names = '', face = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type ') && !(name in (faces[face] ?? {}))),
      );
      expect(missing).toEqual([]);
    },
  );

  test('have unique ids', () => {
    expect(new Set(gallerySamples.map(({ id }) => id)).size).toBe(gallerySamples.length);
  });

  test('have the ids that the kit documentation links to', () => {
    const ids = new Set<string>(gallerySamples.map(({ id }) => id));
    const named = Array.from(documentation.matchAll(/\/devtools\/gallery\/([\w-]+)/g), ([, id = '']) => id);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});
