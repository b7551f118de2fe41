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
    const ask = createAsyncReader();
    const { outline, problem } = ask({ open: text });
    for (const { id } of outline?.channels ?? []) expect(ask({ channel: id }).channel).toMatchObject({ id });
    for (const schema of outline?.schemas ?? []) expect(ask({ schema }).schema).toBeDefined();
    return problem;
  },
  graphql(text) {
    const ask = createSchemaReader();
    const { overview, problem } = ask({ open: text });
    for (const { address } of overview?.groups.flatMap(({ entries }) => entries) ?? [])
      expect(ask({ page: address }).page).toBeDefined();
    return problem;
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
