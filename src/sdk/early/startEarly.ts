import type { QueryClient } from '@tanstack/react-query';
import type { ApiHolder } from '#engine';
import { PRODUCT, SIGN_IN_ONLY } from '#protocol';
import { type EarlyContext, readEarlyContext } from './earlyContext';
import { type EarlyPageRequest, startEarlyRequest } from './earlyRequests';

/** What the user owns. */
export interface EarlyOwner {
  ownershipEntityRefs: readonly string[];
}

/** The user of a session. */
export interface EarlyUser extends EarlyOwner {
  token: string | undefined;
}

/** The APIs of the app, and its cache of responses. */
export interface EarlyCache {
  client: QueryClient;
  apis: ApiHolder;
}

/** What the first responses say. The skeleton of the page shows it until the app is loaded. */
export interface EarlyContent {
  /** The heading of the page. */
  title?: string;
  /** The first column of a list: names and addresses. */
  rows?: ReadonlyArray<{ title: string; href: string }>;
}

/** What is known of a page before its code is loaded. */
export interface EarlyPage {
  /** A word for `data-skeleton`, which selects what the skeleton of the page shows. */
  skeleton: string;
  /** Returns the GET requests that the page sends first. */
  requests: (user: EarlyUser) => readonly EarlyPageRequest[];
  /**
   * Reads the content of the responses to `requests`, in their order, as soon as one has arrived. Those of the others are `undefined`.
   * Returns `undefined` if what the page will show is not certain yet. An error here means the same.
   */
  readContent?: (bodies: readonly unknown[], user: EarlyOwner) => EarlyContent | undefined;
  /** Loads the data of the page into the cache, with the keys and the functions of its queries. */
  fillCache?: (cache: EarlyCache, user: EarlyOwner) => Promise<unknown>;
}

/**
 * What a plugin does before the app is loaded: `early.ts`. It is part of the first script, so keep it small, and import only code
 * that the first page needs anyway. It guesses what the app is going to do. A wrong guess costs a request, and what the skeleton shows
 * is replaced by the app.
 */
export interface EarlyPart {
  /** The ids of extensions that the plugin replaces or adds to, so that nothing can be guessed about them. */
  overrides?: readonly string[];
  /** Prepares the document for the first paint. Returns words for `data-skeleton`. */
  paint?: (context: EarlyContext) => readonly string[];
  /** Requests the session once the page is painted. `undefined` if the user has to sign in. */
  signIn?: (context: EarlyContext, painted: Promise<unknown>) => EarlySignIn | undefined;
  /** Returns the page at the address. `undefined` if it is not a page of the plugin. */
  page?: (context: EarlyContext) => EarlyPage | undefined;
}

/** A session request. */
export interface EarlySignIn {
  /** Resolves when the request is sent. */
  sent: Promise<unknown>;
  /** `undefined` if there is no session. */
  user: Promise<EarlyUser | undefined>;
}

/** Options of {@link startEarly}. */
export interface EarlyOptions {
  /** Resolves when the page is painted for the first time. The requests wait for it, because they would delay it. */
  painted: Promise<unknown>;
  /** Shows in the skeleton what the first responses say. */
  show?: (content: EarlyContent) => void;
}

let parts: readonly EarlyPart[] = [];
/** The pages at the address, once their first requests are sent. */
let requested: readonly EarlyPage[] = [];
/** How long the first page waits for its data, in ms. Showing placeholders first takes longer. */
const WAITS_FOR = 50;

/**
 * Prepares the first paint, then requests the session and the data of the page. Never throws.
 *
 * @returns a promise that resolves when the session request is sent. Running the app would delay it
 */
export function startEarly(
  own: readonly EarlyPart[],
  page: Document,
  options: EarlyOptions,
): Promise<unknown> | undefined {
  parts = own;
  const context = readContext(page, new URL(page.location.href));
  const words = parts.flatMap((part) => attempt(() => part.paint?.(context)) ?? []);
  const opened = findPages(context);
  page.documentElement.dataset['skeleton'] = [...words, ...opened.map(({ skeleton }) => skeleton)].join(' ');
  // The app is then another copy of this module, which cannot take what this one has requested.
  if (page.querySelector(`meta[name="${PRODUCT}-public-path"]`)) return undefined;
  const signIn = parts.map((part) => attempt(() => part.signIn?.(context, options.painted))).find(Boolean);
  // The page is loaded again after sign-in.
  const isSignInOnly = page.querySelector(`meta[name="${SIGN_IN_ONLY}"]`) !== null;
  signIn?.user.then(
    (user) => {
      if (!user || isSignInOnly) return;
      for (const one of opened) attempt(() => send(one, user, options));
      requested = opened;
    },
    () => undefined,
  );
  return signIn?.sent;
}

/**
 * Loads the data of the first page into the cache, if it was requested early. The page then renders it at once, without placeholders.
 * Call it once the user is signed in. Never throws.
 *
 * @returns a promise that resolves when the data is loaded, but soon if that takes longer
 */
export async function fillFirstPage(cache: EarlyCache, user: EarlyOwner): Promise<void> {
  const filling = requested.map(async ({ fillCache }) => fillCache?.(cache, user));
  const late = new Promise((resolve) => setTimeout(resolve, WAITS_FOR));
  // The page loads what is missing.
  await Promise.race([Promise.allSettled(filling), late]);
}

/** Returns what is known of the pages at an address. */
export function findEarlyPages(address: URL): EarlyPage[] {
  return findPages(readContext(document, address));
}

/** Returns the path of an address without the base path of the app. A redirect at `/` is followed. */
export function resolveEarlyPath(address: URL): string {
  return readContext(document, address).path;
}

function readContext(page: Document, address: URL): EarlyContext {
  return readEarlyContext(page, address, new Set(parts.flatMap(({ overrides = [] }) => overrides)));
}

function findPages(context: EarlyContext): EarlyPage[] {
  return parts.flatMap((part) => attempt(() => part.page?.(context)) ?? []);
}

/** Sends the requests of a page, and shows what the responses say. */
function send({ requests, readContent }: EarlyPage, user: EarlyUser, { show }: EarlyOptions): void {
  const responses = requests(user).map((request) => startEarlyRequest(request, user.token));
  if (!readContent || !show) return;
  const bodies: unknown[] = responses.map(() => undefined);
  let isShown = false;
  for (const [index, response] of responses.entries())
    response
      .then(async (arrived) => {
        if (!arrived.ok) return;
        bodies[index] = await arrived.clone().json();
        const content = isShown ? undefined : readContent(bodies, user);
        if (!content) return;
        isShown = true;
        show(content);
      })
      // The app reports errors.
      .catch(() => undefined);
}

/** The app shows what is wrong with a configuration, so an error here is ignored. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
