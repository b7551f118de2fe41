import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PopupResult } from '#protocol';
import { sendResultPage } from './resultPage';

async function open(result: Omit<PopupResult, 'type'>, language = 'en') {
  const app = fastify();
  app.get('/', (_request, reply) =>
    sendResultPage(reply, {
      targetOrigin: 'http://localhost:7007',
      homeUrl: 'http://localhost:7007/"onclick="',
      result: { type: 'authorization_response', ...result },
    }),
  );
  return app.inject({ url: '/', headers: { 'accept-language': language } });
}

const HOSTILE = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'&`;

describe('the final page of a popup', () => {
  it.each([
    { error: { name: 'Error', message: HOSTILE } },
    { response: { profile: { displayName: HOSTILE } } },
  ])('escapes %j', async (result) => {
    const { body } = await open(result);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body).not.toContain('<img');
    expect(body).not.toContain('"onclick="');
    const data = /id="result">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({
      config: { type: 'config_info', targetOrigin: 'http://localhost:7007' },
      result: { type: 'authorization_response', ...result },
    });
  });

  it("uses the browser's language, and does not translate the reason", async () => {
    const { body } = await open({ error: { name: 'Error', message: 'Refused' } }, 'de-CH,en;q=0.5');
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('<title>Anmeldung fehlgeschlagen</title>');
    expect(body).toContain('<p>Refused</p>');
    expect(body).toContain('>Zurück zum Portal</a>');
    expect((await open({ response: {} }, 'fr')).body).toContain('<h1>You are signed in</h1>');
  });

  it('only runs its own script', async () => {
    const { body, headers } = await open({ response: {} });
    const nonce = /<script nonce="([^"]+)">/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
    expect((await open({ response: {} })).body).not.toContain(nonce);
  });
});
