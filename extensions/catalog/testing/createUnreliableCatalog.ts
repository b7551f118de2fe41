import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Entity } from '#model';
import { mockApis } from '#sdk/testing';
import type { CatalogApi } from '../api/CatalogApi';
import { createCatalogClient } from '../api/createCatalogClient';
import { createTestCatalog } from './createTestCatalog';

/** A catalog whose backend fails while a test says so. */
export interface UnreliableCatalog {
  catalogApi: CatalogApi;
  /** Answers all further requests like this. Without an answer, the catalog works. */
  answerWith: (answer: (() => Response | Promise<Response>) | undefined) => void;
}

/** How a backend fails: what it answers, and what the user reads. */
const failures: ReadonlyArray<[answer: () => Response, text: RegExp]> = [
  [() => new Response('', { status: 500 }), /status 500/],
  [() => Response.json({ error: { name: 'NotAllowedError' } }, { status: 403 }), /status 403/],
  [
    () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
    /Expected JSON from the catalog backend, but got text\/html/,
  ],
  [
    () => {
      throw new TypeError('Failed to fetch');
    },
    /could not be reached/,
  ],
];

/** Creates a catalog of entities that can fail over HTTP. */
export function createUnreliableCatalog(entities: readonly Entity[]): UnreliableCatalog {
  let answer: Parameters<UnreliableCatalog['answerWith']>[0];
  const works = createTestCatalog(entities);
  const fails = createCatalogClient({
    discoveryApi: mockApis.discovery(),
    fetchApi: mockApis.fetch({ answer: () => answer?.() ?? Response.error() }),
  });
  const catalogApi = new Proxy<CatalogApi>(works, {
    get(_target, key) {
      const source = answer ? fails : works;
      const method: unknown = Reflect.get(source, key);
      return typeof method === 'function' ? method.bind(source) : method;
    },
  });
  return { catalogApi, answerWith: (next) => void (answer = next) };
}

/** Renders a part that loads from a slow backend, which then fails in every way, each time after a retry, and works in the end. */
export async function failInEveryWay({ answerWith }: UnreliableCatalog, render: () => void): Promise<void> {
  const waiting: Array<(response: Response | Promise<Response>) => void> = [];
  answerWith(() => new Promise((resolve) => waiting.push(resolve)));
  render();
  await waitFor(() => expect(waiting).not.toHaveLength(0));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  for (const [index, [answer, text]] of failures.entries()) {
    answerWith(answer);
    if (index > 0) await retry();
    for (const resolve of waiting.splice(0)) resolve(answer());
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  }
  answerWith(undefined);
  await retry();
}

/** Retries everything that has failed, such as a list and its filters. */
async function retry(): Promise<void> {
  for (const button of await screen.findAllByRole('button', { name: 'Retry' })) await userEvent.click(button);
}
