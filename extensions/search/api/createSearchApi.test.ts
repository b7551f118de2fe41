import { expect, it, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { createSearchApi } from './createSearchApi';

const answer = {
  numberOfResults: 1,
  results: [
    {
      type: 'software-catalog',
      document: {
        title: 'website',
        text: '',
        location: '/catalog/default/component/website',
      },
      rank: 1,
      highlight: {
        preTag: '<a>',
        postTag: '</a>',
        fields: { title: '<a>website</a>' },
      },
    },
  ],
};

function createApi(respond: () => Response, maxPageLimit?: number) {
  const requests: Request[] = [];
  const fetchApi = {
    fetch: async (...args: Parameters<typeof fetch>) => {
      requests.push(new Request(...args));
      return respond();
    },
  };
  return {
    api: createSearchApi({ discoveryApi: mockApis.discovery(), fetchApi, maxPageLimit }),
    requests,
  };
}

it('sends a query as the Backstage frontend does', async () => {
  const { api, requests } = createApi(() => Response.json(answer));
  const query = {
    term: '',
    types: ['software-catalog'],
    filters: { kind: 'Component', lifecycle: ['experimental'] },
    pageLimit: 10,
    pageCursor: 'MQ==',
  };
  expect(await api.query(query)).toEqual(answer);
  expect(decodeURIComponent(requests[0]?.url ?? '')).toMatch(
    /\/api\/search\/query\?term=&types\[0\]=software-catalog&filters\[kind\]=Component&filters\[lifecycle\]\[0\]=experimental&pageLimit=10&pageCursor=MQ==$/,
  );
});

it('never asks for more results than the backend returns', async () => {
  const { api, requests } = createApi(() => Response.json(answer), 15);
  for (const pageLimit of [20, 10]) await api.query({ term: 'a', pageLimit });
  expect(requests.map(({ url }) => new URL(url).searchParams.get('pageLimit'))).toEqual(['15', '10']);
});

it('passes the signal, and throws the status of a failed request', async () => {
  const { api, requests } = createApi(() => new Response('', { status: 404 }));
  const stop = new AbortController();
  await expect(api.query({ term: 'a' }, { signal: stop.signal })).rejects.toMatchObject({ status: 404 });
  stop.abort();
  expect(requests[0]?.signal.aborted).toBe(true);
});

it.each([
  [
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    'Expected JSON from the search backend, but got text/html.',
  ],
  [() => new Response(''), 'Expected JSON from the search backend, but got an empty body.'],
  [() => Response.json({ results: [{ type: 'x' }] }), "unexpected response at 'results.0.document'"],
])('says what is wrong with a response: %#', async (respond, message) => {
  const { api } = createApi(respond);
  await expect(api.query({ term: 'a' })).rejects.toThrow(message);
});

it('says that the backend does not respond, but not if the query was canceled', async () => {
  const [timeout, stop] = [new AbortController(), new AbortController()];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const fetchApi = {
    fetch: (...[, init]: Parameters<typeof fetch>) =>
      new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
  };
  const api = createSearchApi({ discoveryApi: mockApis.discovery(), fetchApi });
  const canceled = api.query({ term: 'a' }, { signal: stop.signal });
  const silent = api.query({ term: 'a' });
  await Promise.resolve();
  stop.abort(new Error('canceled'));
  await expect(canceled).rejects.toThrow('canceled');
  timeout.abort();
  await expect(silent).rejects.toThrow(/^The search backend at .* did not respond within 30 seconds\.$/);
  expect(spy).toHaveBeenCalledWith(30_000);
  spy.mockRestore();
});
