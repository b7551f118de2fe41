import { describe, expect, it } from 'vitest';
import { createRouterOutline } from './routerOutline';

function print(text: string): string[] {
  return createRouterOutline(text).items.map(({ kind, name, line, depth }) =>
    `${'  '.repeat(depth)}${line} ${kind} ${name}`.trimEnd(),
  );
}

describe('the outline of a tRPC router', () => {
  it('lists nested routers and what their procedures do', () => {
    const text = `export const createPost = publicProcedure.input(z.string()).mutation(() => 1)

export const appRouter = t.router({
  // hidden: publicProcedure.query(() => 1),
  'greet.all': publicProcedure.input(z.object({ text: z.string() })).query(({ input }) => {
    const other = helper.mutation({ name: /["'({]/.test(input.text) });
    return \`hello \${ { a: \`}\` }.a } - \${input.text}\`;
  }),
  createPost,
  users: createTRPCRouter({
    list: protectedProcedure.query<string[]>(async () => []),
    onAdd: publicProcedure.subscription(async function* () {}),
  }),
  posts: postRouter,
  lazily: lazy(() => import('./other')),
  ...rest,
});
export type AppRouter = typeof appRouter;`;
    expect(print(text)).toEqual([
      '3 router appRouter',
      '  5 query greet.all',
      '  9 mutation createPost',
      '  10 router users',
      '    11 query list',
      '    12 subscription onAdd',
      '  14 router posts',
      '  15 procedure lazily',
    ]);
    expect(createRouterOutline(text).problem).toBeUndefined();
  });

  it('reads routers in the style before version 10', () => {
    expect(
      print(`const appRouter = trpc.router()
  .query('hello', { resolve() { return 1; } })
  .mutation('save', { resolve() {} });`),
    ).toEqual(['1 router appRouter', '  2 query hello', '  3 mutation save']);
  });

  it('lists procedures of a text without routers', () => {
    expect(print('export const list = publicProcedure.query(() => []);\nconst limit = 3;')).toEqual([
      '1 query list',
    ]);
  });

  it('reads routers without a name', () => {
    expect(print('export default router({ list: procedure.query(() => []) });')).toEqual([
      '1 router',
      '  1 query list',
    ]);
  });

  it.each([
    ['router({\n  list: procedure.query(() => [])', { code: 'openBracket', line: 1 }],
    ['const a = 1;\n}', { code: 'extraBracket', line: 2 }],
    ["const a = 1;\nconst b = 'c", { code: 'openString', line: 2 }],
    ['/* a', { code: 'openComment', line: 1 }],
    ['export const a = 1;', { code: 'empty', line: 1 }],
  ])('reports the line of the first problem of %j', (text, problem) => {
    expect(createRouterOutline(text).problem).toEqual(problem);
  });

  it('keeps names such as __proto__ as data and reads deep nesting', () => {
    expect(createRouterOutline('router({ __proto__: '.repeat(20_000)).items).toHaveLength(20_001);
  });
});
