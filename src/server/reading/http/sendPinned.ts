import { lookup } from 'node:dns';
import { request as requestHttp, STATUS_CODES, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ReadError } from '#backend';
import { trimBrackets } from '../guard/acceptsIp';
import type { Transport } from './transport';

const WITHOUT_BODY = [204, 205, 304];

/**
 * Sends a request over a connection to an IP address that was checked. The name is resolved once, for the connection, so it cannot
 * lead to another address after the check.
 */
export const sendPinned: Transport = (url, { method, headers, body, signal, accepts }) =>
  new Promise((resolve, reject) => {
    const refuse = (): ReadError =>
      new ReadError(
        `'${url.host}' has a private IP address. To allow it, add the host itself to backend.reading.allow or integrations.`,
      );
    const ip = trimBrackets(url.hostname);
    if (isIP(ip) !== 0 && !accepts(ip)) {
      reject(refuse());
      return;
    }
    const resolveName: LookupFunction = (hostname, options, done) => {
      lookup(hostname, { ...options, all: true }, (error, found) => {
        if (error) done(error, []);
        else if (found.every(({ address }) => accepts(address))) done(null, found);
        else done(refuse(), []);
      });
    };
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    // No agent, because a connection of another request could have been checked with other rules.
    const request = send(
      url,
      {
        method,
        headers: { 'accept-encoding': 'gzip', 'user-agent': 'trellis', ...headers },
        signal,
        agent: false,
        // `all` is the form that Node asks for, unless only one family is allowed.
        lookup: (hostname, options, done) =>
          resolveName(hostname, options, (error, found) => {
            const [first] = Array.isArray(found) ? found : [];
            if (options.all === true || !first) done(error, found);
            else done(error, first.address, first.family);
          }),
      },
      (message) => {
        // An error in this callback would end the process.
        try {
          resolve(toResponse(message));
        } catch {
          message.destroy();
          reject(new ReadError(`'${url.host}' returned an invalid response.`));
        }
      },
    );
    request.once('error', reject);
    request.end(body);
  });

function toResponse(message: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const status = message.statusCode ?? 502;
  const init = { status, statusText: STATUS_CODES[status] ?? '', headers };
  if (WITHOUT_BODY.includes(status)) {
    message.resume();
    return new Response(null, init);
  }
  return new Response(Readable.toWeb(decode(message)) as ReadableStream<Uint8Array>, init);
}

function decode(message: IncomingMessage): Readable {
  if (message.headers['content-encoding'] !== 'gzip') return message;
  const decoded = createGunzip();
  message.once('error', (error) => decoded.destroy(error));
  decoded.once('close', () => message.destroy());
  return message.pipe(decoded);
}
