import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as sdk from '#sdk';
import * as ui from '#ui';
import { gallerySamples } from './samples';

const faces: Readonly<Record<string, object>> = { '#ui': ui, '#sdk': sdk };
const documentation = readFileSync(join(import.meta.dirname, '../../../docs/developers/kit.md'), 'utf8');

describe('the samples of the gallery', () => {
  test.each(gallerySamples.map((sample) => [sample.id, sample] as const))(
    '%s shows code whose imports there are',
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

  test('have names of their own', () => {
    expect(new Set(gallerySamples.map(({ id }) => id)).size).toBe(gallerySamples.length);
  });

  test('are where the page about the kit says', () => {
    const ids = new Set<string>(gallerySamples.map(({ id }) => id));
    const named = Array.from(documentation.matchAll(/\/devtools\/gallery\/([\w-]+)/g), ([, id = '']) => id);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});
