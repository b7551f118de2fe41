import * as fs from 'node:fs';
import { push, type GitHttpRequest, type GitHttpResponse } from 'isomorphic-git';
import { inputError, type HostRequest, type SourceHost } from '#backend';
import { writeCommit, type FirstCommit } from './writeCommit';

/** A folder that becomes the first commit of a repository at a host. */
export interface PushedFolder extends FirstCommit {
  host: SourceHost;
  remoteUrl: string;
  /** An empty folder for the repository while it is pushed, absolute. */
  gitdir: string;
}

/**
 * Commits a folder and pushes it. Returns the id of the commit.
 *
 * @throws HttpError 400 if there are no files, or if the host refuses the branch
 */
export async function pushFolder(folder: PushedFolder): Promise<string> {
  const { host, remoteUrl, gitdir, branch, signal } = folder;
  const commitHash = await writeCommit(gitdir, folder);
  const request = (sent: GitHttpRequest): Promise<GitHttpResponse> => sendGit(host, sent, signal);
  const { ok, error, refs } = await push({
    fs,
    gitdir,
    http: { request },
    url: remoteUrl,
    ref: branch,
    remoteRef: `refs/heads/${branch}`,
  }).catch((cause: unknown) => {
    throw inputError(explain(cause, branch, host));
  });
  const refused = Object.values(refs).find((each) => !each.ok)?.error ?? error;
  if (!ok || refused) throw inputError(`'${host.config.host}' refused the branch '${branch}': ${refused}.`);
  return commitHash;
}

async function sendGit(
  host: SourceHost,
  { url, method = 'GET', headers = {}, body }: GitHttpRequest,
  signal: AbortSignal,
): Promise<GitHttpResponse> {
  const content = body === undefined ? undefined : await collect(body);
  const request: HostRequest = { url, method, headers, body: content, protocol: 'git', signal };
  const response = await host.fetch(request);
  return {
    url,
    method,
    statusCode: response.status,
    statusMessage: response.statusText,
    headers: Object.fromEntries(response.headers),
    body: chunksOf(response),
  };
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  for await (const chunk of body ?? []) yield chunk;
}

async function collect(
  body: AsyncIterableIterator<Uint8Array> | Uint8Array[],
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function explain(cause: unknown, branch: string, { config, entry }: SourceHost): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const status = /HTTP Error: (\d+)/.exec(message)?.[1];
  if (status === '401' || status === '403')
    return `'${config.host}' does not accept a push with the credentials of ${entry}. Give them write access to repositories.`;
  return `The branch '${branch}' could not be pushed to '${config.host}': ${message}`;
}
