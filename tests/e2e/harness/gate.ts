import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** An authenticating proxy that adds a signed assertion with the user. */
export interface Gate {
  url: string;
  /** Settings for `auth.providers.<id>.<environment>`. */
  settings: { jwtHeader: string; jwksUrl: string; issuer: string; audience: string };
  /** The user of all requests. Without a user, only the files of the app are served. */
  person: string | undefined;
  /** Sets the address of the portal. */
  leadTo(url: string): void;
  stop(): Promise<void>;
}

const AUDIENCE = 'portal';
const HEADER = 'x-gate-assertion';

/** Starts the proxy with its own keys. */
export async function startGate(): Promise<Gate> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'gate', alg: 'ES256' }] };
  let target = '';

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (path === '/gate/keys') return send(outgoing, 'application/json', JSON.stringify(keys));
    if (path === '/gate/sign_out') gate.person = undefined;
    if (path.startsWith('/gate/')) return send(outgoing, 'text/html', '<h1>Who are you?</h1>');
    // The files of the app are public.
    if (gate.person === undefined && !path.startsWith('/assets/')) {
      outgoing.writeHead(302, { location: '/gate/login' }).end();
      return undefined;
    }
    const token = await new SignJWT({ email: `${gate.person ?? 'no-one'}@example.com`, name: gate.person })
      .setProtectedHeader({ alg: 'ES256', kid: 'gate' })
      .setIssuer(gate.settings.issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime('10 minutes')
      .sign(privateKey);
    const onward = forward(`${target}${path}`, {
      method: incoming.method,
      headers: { ...incoming.headers, [HEADER]: token },
    });
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
    return undefined;
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const gate: Gate = {
    url,
    settings: { jwtHeader: HEADER, jwksUrl: `${url}/gate/keys`, issuer: url, audience: AUDIENCE },
    person: 'ann',
    leadTo(next) {
      target = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gate;
}

function send(outgoing: ServerResponse, type: string, body: string): void {
  outgoing.writeHead(200, { 'content-type': type }).end(body);
}
