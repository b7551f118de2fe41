import fc from 'fast-check';
import { stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { createConfigSchema } from '../sections/createConfigSchema';
import { createConfigSource } from '../located/createConfigSource';
import { toData } from '../located/toData';
import { parseConfigText } from '../parse/parseYaml';
import { createLocate } from './createLocate';
import { encodePlaces } from './encodePlaces';
import { printInjectedConfig, printSafeJson } from './printInjectedConfig';

const schema = createConfigSchema(bundledSettings);

function listPaths(value: unknown, path: Array<string | number> = []): Array<Array<string | number>> {
  if (typeof value !== 'object' || value === null) return [path];
  const children = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return [path, ...children.flatMap(([key, child]) => listPaths(child, [...path, key]))];
}

function roundTrip(text: string) {
  const { value } = parseConfigText(text, 'a.yaml', schema);
  const wire = JSON.parse(JSON.stringify({ config: toData(value), places: encodePlaces(value) }));
  return {
    direct: createConfigSource(value),
    config: wire.config,
    locate: createLocate(wire.config, wire.places),
  };
}

describe('encoded places', () => {
  it('are decoded for every value and every key', () => {
    const text =
      'app:\n  extensions:\n    - page:a:\n        config: {path: /}\n    - b\n  "2": x\n  "1": [y, {z: 1}]\n';
    const { direct, config, locate } = roundTrip(text);
    const paths = [...listPaths(config), ['app', 'nope'], ['app', 'extensions', 7], ['other']];
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      expect(locate(path)).toEqual(direct.locate(path));
      expect(locate(path, 'key')).toEqual(direct.locate(path, 'key'));
    }
  });

  it('are decoded for any configuration', () => {
    const arbitrary = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }));
    fc.assert(
      fc.property(arbitrary, (data) => {
        const { direct, config, locate } = roundTrip(stringify(data));
        for (const path of listPaths(config)) expect(locate(path)).toEqual(direct.locate(path));
      }),
      { numRuns: 100 },
    );
  });
});

describe('printInjectedConfig', () => {
  const injected = {
    config: { a: '</script><script>alert(1)</script><!--' },
    places: { files: [], spans: [] },
    problems: [],
  };

  it('is one element that no configuration can end', () => {
    const html = printInjectedConfig(injected);
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(html).not.toContain('<!--');
    expect(html).toMatch(/^<script type="application\/json" id="trellis-config">/);
  });

  it('is JSON that results in the same value', () => {
    const value = { text: '<>&\u2028\u2029"\\', __proto__: null, nested: [1, null, true] };
    expect(JSON.parse(printSafeJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });
});
