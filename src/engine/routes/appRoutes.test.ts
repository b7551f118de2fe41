import { describe, expect, test } from 'vitest';

import {
  createExtension,
  createExtensionInput,
  createExternalRouteRef,
  createFrontendPlugin,
  createRouteRef,
  createSubRouteRef,
  resolveBasePath,
  type RouteRef,
} from '../index';
import { printFindings } from '../problems';
import { data, prepare } from '../testing/testExtensions';
import { fillPath, joinPaths } from './paths';

const input = { pages: createExtensionInput([data.path, data.element]) };

function page(name: string, path: string, routeRef?: RouteRef, below?: string) {
  return createExtension({
    kind: 'page',
    name,
    attachTo: below ? { id: `page:shop/${below}`, input: 'pages' } : { id: 'app/content', input: 'parts' },
    inputs: input,
    output: [data.path, data.element, data.routeRef.optional()],
    factory: () => [data.path(path), data.element(name), ...(routeRef ? [data.routeRef(routeRef)] : [])],
  });
}

const refs = {
  home: createRouteRef(),
  shelf: createRouteRef({ params: ['shelf'] }),
  book: createRouteRef({ params: ['book'] }),
  reviews: createRouteRef(),
  help: createRouteRef(),
  topic: createRouteRef(),
};
const chapter = createSubRouteRef({ parent: refs.book, path: '/chapters/:chapter' });
const note = createSubRouteRef({ parent: chapter, path: '/notes' });
const out = createExternalRouteRef({ params: ['shelf'], defaultTarget: 'shop.shelf' });

const shop = createFrontendPlugin({
  pluginId: 'shop',
  routes: { ...refs, chapter, note },
  externalRoutes: { out },
  extensions: [
    page('home', '/', refs.home),
    page('shelf', '/shelves/:shelf', refs.shelf),
    page('books', 'books', undefined, 'shelf'),
    page('book', ':book', refs.book, 'books'),
    page('reviews', '/reviews/', refs.reviews, 'book'),
    page('help', '/help', refs.help),
    page('topic', 'topic', refs.topic, 'help'),
    page('latest', '/shelves/latest'),
  ],
});

const { routes, problems } = prepare([shop], { baseUrl: 'https://example.com/portal/' }).finalize();

describe('the routes of a tree', () => {
  test('have no problems, and the base path of the configuration', () => {
    expect(problems).toEqual([]);
    expect(routes.basePath).toBe('/portal');
  });

  test('are nested like the pages', () => {
    const shelf = routes.routeObjects.find(({ path }) => path === 'shelves/:shelf');
    expect(shelf?.children.map(({ path }) => path)).toEqual(['books']);
    expect(shelf?.children[0]?.children[0]?.children[0]?.path).toBe('reviews');
    expect(shelf?.nodes.map(({ spec }) => spec.id)).toEqual(['page:shop/shelf']);
    expect(shelf?.children[0]?.parent).toBe(shelf);
  });

  test('resolve to paths without the base path, which the router adds', () => {
    expect(routes.resolve(refs.home)?.()).toBe('/');
    expect(routes.resolve(refs.shelf)?.({ shelf: 'crime' })).toBe('/shelves/crime');
    expect(routes.resolve(refs.topic)?.()).toBe('/help/topic');
    expect(routes.resolve(out)?.({ shelf: 'crime' })).toBe('/shelves/crime');
  });

  test('use parameters of a shared parent in the current location', () => {
    const sourcePath = '/shelves/crime/books/emil';
    expect(routes.resolve(refs.book, { sourcePath })?.({ book: 'holmes' })).toBe(
      '/shelves/crime/books/holmes',
    );
    expect(routes.resolve(refs.reviews, { sourcePath })?.()).toBe('/shelves/crime/books/emil/reviews');
    expect(routes.resolve(chapter, { sourcePath })?.({ book: 'emil', chapter: '3' })).toBe(
      '/shelves/crime/books/emil/chapters/3',
    );
    expect(routes.resolve(note, { sourcePath })?.({ book: 'emil', chapter: '3' })).toBe(
      '/shelves/crime/books/emil/chapters/3/notes',
    );
    expect(routes.resolve(refs.shelf, { sourcePath })?.({ shelf: 'love' })).toBe('/shelves/love');
  });

  test('throw for a page below unknown parameters', () => {
    expect(() => routes.resolve(refs.reviews)).toThrow(
      "Cannot route to 'shop.reviews' with parent 'shop.book' as it has parameters.",
    );
    expect(() => routes.resolve(refs.book, { sourcePath: '/help' })).toThrow("with parent 'shop.shelf'");
  });

  test('throw for a page below a route that has no path', () => {
    const frame = createRouteRef();
    const inner = createRouteRef();
    const pathless = createFrontendPlugin({
      pluginId: 'pathless',
      routes: { frame, inner },
      extensions: [
        createExtension({
          kind: 'frame',
          attachTo: { id: 'app/content', input: 'parts' },
          inputs: input,
          output: [data.element, data.routeRef],
          factory: () => [data.element('frame'), data.routeRef(frame)],
        }),
        createExtension({
          kind: 'page',
          attachTo: { id: 'frame:pathless', input: 'pages' },
          output: [data.path, data.element, data.routeRef],
          factory: () => [data.path('/inner'), data.element('inner'), data.routeRef(inner)],
        }),
      ],
    });
    const app = prepare([pathless]).finalize();
    expect(() => app.routes.resolve(inner)).toThrow("No path for 'pathless.frame'");
    expect(app.routes.resolve(frame)).toBeUndefined();
  });

  test('resolve to undefined if they are not installed', () => {
    expect(routes.resolve(createRouteRef())).toBeUndefined();
    expect(routes.resolve(createExternalRouteRef())).toBeUndefined();
  });
});

describe('the matcher', () => {
  const paths = (pathname: string) => routes.match(pathname).map((match) => match.pathname);

  test('returns every page on the path', () => {
    expect(paths('/shelves/crime/books/emil/anything/else')).toEqual([
      '/shelves/crime',
      '/shelves/crime/books',
      '/shelves/crime/books/emil',
    ]);
    expect(routes.match('/shelves/crime/books/a%2Fb').at(-1)?.params).toEqual({
      shelf: 'crime',
      book: 'a/b',
    });
  });

  test('prefers fixed parts to parameters, and matches the root only exactly', () => {
    expect(routes.match('/shelves/latest')[0]?.route.nodes[0]?.spec.id).toBe('page:shop/latest');
    expect(paths('/')).toEqual(['/']);
    expect(paths('/unknown')).toEqual([]);
    expect(paths('/HELP/Topic/')).toEqual(['/HELP', '/HELP/Topic']);
  });

  test('accepts invalid encodings', () => {
    expect(routes.match('/shelves/%E0%A4%A')[0]?.params).toEqual({ shelf: '%E0%A4%A' });
  });
});

describe('paths', () => {
  test('encode only characters that would end or split them', () => {
    expect(fillPath('/a/:b', { b: 'x/y?z#1;2&3 50%25 ä' })).toBe('/a/x%2Fy%3Fz%231%3B2%263 50%25 ä');
  });

  test('report a missing parameter', () => {
    expect(() => fillPath('/a/:b')).toThrow("The path '/a/:b' requires the parameter 'b'.");
  });

  test('are joined with single slashes', () => {
    expect(joinPaths('/a/', '/b', '', 'c/')).toBe('/a/b/c');
    expect(joinPaths()).toBe('/');
  });

  test.for([
    ['http://localhost:7007', ''],
    ['https://example.com/portal//', '/portal'],
    ['/sub', '/sub'],
    [undefined, ''],
    ['http://', ''],
  ] as const)('the base path of %s is "%s"', ([baseUrl, expected]) => {
    expect(resolveBasePath(baseUrl)).toBe(expected);
  });
});

describe('sub-route refs', () => {
  const parent = createRouteRef({ params: ['id'] });

  test.for(['no-slash', '/end/', '/', '/a//b', '/a/:id', '/:a/:a', '/a b'])(
    'reject the path "%s"',
    (path) => {
      expect(() => createSubRouteRef({ path, parent })).toThrow(`'${path}'`);
    },
  );
});

describe('bindings in code', () => {
  const other = createFrontendPlugin({
    pluginId: 'other',
    externalRoutes: {
      a: createExternalRouteRef({ defaultTarget: 'shop.help' }),
      b: createExternalRouteRef({ defaultTarget: 'shop.help' }),
    },
  });

  test('take precedence over the configuration, which takes precedence over defaults', () => {
    const app = prepare(
      [shop, other],
      { routes: { bindings: { 'other.a': 'shop.topic', 'other.b': 'shop.topic' } } },
      {
        bindRoutes: ({ bind }) => bind(other.externalRoutes, { a: shop.routes.home }),
      },
    ).finalize();
    expect(app.routes.resolve(other.externalRoutes.a)?.()).toBe('/');
    expect(app.routes.resolve(other.externalRoutes.b)?.()).toBe('/help/topic');
  });

  test('of an unknown key are reported with a similar key', () => {
    const narrow = createFrontendPlugin({
      pluginId: 'narrow',
      externalRoutes: { target: createExternalRouteRef() },
    });
    const app = prepare(
      [narrow],
      {},
      {
        bindRoutes: ({ bind }) => bind(narrow.externalRoutes, { targte: false }),
      },
    );
    expect(printFindings(app.problems)).toEqual([
      expect.objectContaining({ code: 'ROUTE_NOT_FOUND', candidates: ['target'] }),
    ]);
  });
});

test('an alias can have up to a hundred steps', () => {
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length: length + 1 }, (_, index) => [
        `r${index}`,
        createRouteRef(index === length ? {} : { aliasFor: `alias.r${index + 1}` }),
      ]),
    );
  const run = (length: number) => {
    const routesOfPlugin = chain(length);
    const plugin = createFrontendPlugin({
      pluginId: 'alias',
      routes: routesOfPlugin,
      extensions: [
        createExtension({
          attachTo: { id: 'app/content', input: 'parts' },
          output: [data.path, data.element, data.routeRef],
          factory: () => [
            data.path('/a'),
            data.element(''),
            data.routeRef(routesOfPlugin['r0'] ?? createRouteRef()),
          ],
        }),
      ],
    });
    return prepare([plugin])
      .finalize()
      .problems.map(({ code }) => code);
  };
  expect(run(100)).toEqual([]);
  expect(run(101)).toEqual(['ROUTE_ALIAS_INVALID']);
});
