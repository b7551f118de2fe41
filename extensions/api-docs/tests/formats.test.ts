import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { createAsyncReader } from '../viewers/asyncapi/model/createAsyncReader';
import { createSchemaReader } from '../viewers/graphql/reader/schemaReader';
import { createProtoOutline } from '../viewers/grpc/outline/protoOutline';
import { createRouterOutline } from '../viewers/trpc/outline/routerOutline';

/** Reads a definition completely, and returns why it cannot be shown as documentation. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  asyncapi(text) {
    const reader = createAsyncReader(text);
    const opened = reader.open();
    if ('problem' in opened) return opened.problem;
    for (const { id } of opened.outline.channels) expect(reader.channel(id)).toMatchObject({ id });
    for (const name of opened.outline.schemas) expect(reader.schema(name)).toBeDefined();
    return undefined;
  },
  graphql(text) {
    const reader = createSchemaReader(text);
    const opened = reader.open();
    if ('problem' in opened) return opened.problem;
    for (const { address } of opened.outline.groups.flatMap(({ entries }) => entries))
      expect(reader.page(address)).toBeDefined();
    return undefined;
  },
  grpc: (text) => createProtoOutline(text).problem,
  trpc: (text) => createRouterOutline(text).problem,
};

const fixtures = process.env['TRELLIS_FIXTURES'];

describe.skipIf(fixtures === undefined)('definitions of public repositories (TRELLIS_FIXTURES)', () => {
  it.each(Object.keys(readers))('are read completely: %s', (type) => {
    const folder = path.join(fixtures ?? '', 'apis', type);
    const files = globSync('**', { cwd: folder, dot: true });
    expect(files).not.toEqual([]);
    const problems = files.flatMap((file) => {
      const problem = readers[type]?.(readFileSync(path.join(folder, file), 'utf8'));
      return problem === undefined ? [] : [{ file: path.basename(file), problem }];
    });
    // This file is a descriptor of a catalog, not a definition.
    const descriptor = { file: 'asyncapi-example-api.yaml', problem: { code: 'notAsyncApi' } };
    expect(problems).toEqual(type === 'asyncapi' ? [descriptor] : []);
  });
});
