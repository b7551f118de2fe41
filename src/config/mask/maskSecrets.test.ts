import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { loadText } from '../node/testing/loadText';

/** Prints the settings of a plugin that is not installed. */
async function printSettings(settings: Record<string, unknown>) {
  const { loaded } = await loadText(stringify({ acme: settings, app: { acme: settings } }));
  const { acme, app } = loaded.masked.data as { acme: unknown; app: { acme: unknown } };
  expect(app.acme).toEqual(acme);
  return acme;
}

const secretNames =
  'appKey salt jwt apiKey API_KEY X-Api-Key apikey accessKey secretAccessKey privateKey private_key encryptionKey signingKey signingSecret sharedKey accountKey licenseKey routingKey masterkey sshKey keyData key apiKeys token tokens accessToken authtoken refreshToken Circle-Token password dbPassword PASSWD pwd pass passphrase passwordHash secret clientSecret secretId credentials dsn cookie sessionCookie authorization basicAuth webhook webhookUrl slackWebhookUrl webhookSecret connectionString connection kubeconfig pepper mnemonic pat otp'.split(
    ' ',
  );

const harmlessNames =
  'keyboard keyboardLayout monkey keyId publicKey sortKey projectKey cacheKey hotKey translationKey keys keyPrefix tokenUrl tokenEndpoint tokenType tokenExpiration tokenizer passwordPolicy passwordless secretName secretsManagerRegion secretary cookieName jwtAlgorithm connectionTimeoutMillis authorizationUrl webhooksEnabled compass bypass passive path pattern patch salty author authentication username clientId url privacy title'.split(
    ' ',
  );

describe('names of settings of unknown plugins', () => {
  it.each(secretNames)("'%s' is masked", async (name) => {
    expect(await printSettings({ [name]: 'value-1', list: [{ [name]: ['value-2'] }] })).toEqual({
      [name]: '<secret>',
      list: [{ [name]: ['<secret>'] }],
    });
  });

  it.each(harmlessNames)("'%s' is not masked", async (name) => {
    expect(await printSettings({ [name]: 'value' })).toEqual({ [name]: 'value' });
  });

  it('that sound like secrets show switches and empty values', async () => {
    const settings = { token: true, secret: null };
    expect(await printSettings(settings)).toEqual(settings);
  });
});

/** The header of a PEM file. */
const head = `-----${'begin'.toUpperCase()}`;

describe('texts in settings of unknown plugins', () => {
  it.each([
    [`${head} RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----\n`, '<secret>'],
    [`${head} PRIVATE KEY-----\nabc`, '<secret>'],
    ['Bearer abcdefgh', '<secret>'],
    ['Basic dXNlcjpwYXNz', '<secret>'],
    [`ghp_${'a'.repeat(36)}`, '<secret>'],
    [`glpat-${'a'.repeat(20)}`, '<secret>'],
    [`xoxb-${'1'.repeat(24)}`, '<secret>'],
    [`AKIA${'A'.repeat(16)}`, '<secret>'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '<secret>'],
    ['https://hooks.slack.com/services/T0/B0/x', '<secret>'],
    ['https://discord.com/api/webhooks/1/x', '<secret>'],
    ['postgres://user:pass@db:5432/app', 'postgres://user:<secret>@db:5432/app'],
    ['https://x.example/run?id=1&sig=abc#top', 'https://x.example/run?id=1&sig=<secret>#top'],
    ['https://x.example/?access_token=abc', 'https://x.example/?access_token=<secret>'],
    ['Server=db;User Id=app;Password=abc;', 'Server=db;User Id=app;Password=<secret>;'],
    ['Endpoint=sb://x;SharedAccessKey=abc=', 'Endpoint=sb://x;SharedAccessKey=<secret>'],
  ])("'%s' is printed as '%s'", async (text, printed) => {
    expect(await printSettings({ value: text })).toEqual({ value: printed });
  });

  it.each([
    'https://user@git.example.com/x.git',
    'https://x.example/search?q=token&page=2',
    'https://hooks.example.com/docs',
    'Basic authentication is used',
    `${head} CERTIFICATE-----\nabc\n-----END CERTIFICATE-----\n`,
    'key=value',
    'sk-short',
    '2026-11-22T10:00:00Z',
  ])("'%s' is not masked", async (text) => {
    expect(await printSettings({ value: text })).toEqual({ value: text });
  });
});
