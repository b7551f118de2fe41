import { describe, expect, it } from 'vitest';
import { loadText } from '../node/testing/loadText';

async function mask(text: string, audience: 'browser' | 'operator', files?: Record<string, string>) {
  const env = { TITLE: 'canary' };
  const { loaded } = await loadText(text, { env, files: files ?? {} });
  return (loaded.readSource('layer-1.yaml', audience) ?? '').split('\n');
}

const config = `app: # canary comment
  title: Acme
  unknown: canary
  titel: canary
  baseUrl: \${URL:-http://canary}
  extensions:
    # Shown, because it is in app.extensions.
    - page:catalog
    - page:home: { config: { path: /, title: '\${TITLE}' } } # shown too
    - app/nav:
        config: { file: { $file: note.txt }, after: 1 }
# canary: below
backend:
  listen: canary
  baseUrl: https://b.example.com
  auth:
    keys:
      - secret: canary
  database: { client: pg, connection: { password: canary } }
  canary:
    deep: canary
canary: canary
proxy:
  endpoints:
    /canary: { target: 'https://canary' }
kubernetes: |
  canary
  canary
`;

describe('a masked file for browsers', () => {
  it('shows only the names of known keys and the values that browsers receive', async () => {
    expect(await mask(config, 'browser', { 'note.txt': 'canary' })).toEqual(
      `app: 
  title: Acme
  ••••••
  titel: ••••••
  baseUrl: ••••••
  extensions:
    # Shown, because it is in app.extensions.
    - page:catalog
    - page:home: { config: { path: /, title: ••••••
    - app/nav:
        config: { file: { ••••••

backend:
  listen: ••••••
  baseUrl: https://b.example.com
  auth:
    keys:
      - secret: ••••••
  database: { client: ••••••
  ••••••
    ••••••
••••••
proxy:
  endpoints:
    ••••••
kubernetes: |
  ••••••
  ••••••
`.split('\n'),
    );
  });

  it('keeps the lines and columns', async () => {
    const lines = await mask(config, 'browser', { 'note.txt': 'x' });
    const before = config.split('\n');
    expect(lines).toHaveLength(before.length);
    lines.forEach((line, index) => {
      expect(before[index]?.startsWith(line.replace('••••••', ''))).toBe(true);
    });
  });

  it('shows only app.extensions and known keys if the file is not valid YAML', async () => {
    const broken = `app:
  title: canary
  extensions:
    - page:catalog: {path: /
    - app/nav: # canary
        config:
          token:
            - canary
          title: \${TITLE:-canary}
          path: /here
  support: canary
backend:
  extensions: canary
  auth: canary
  canary: canary
  - keys: canary
\tcanary
canary
`;
    expect(await mask(broken, 'browser')).toEqual(
      `app:
  title: ••••••
  extensions:
    - page:catalog: {path: /
    - app/nav: ••••••
        config:
          token:
            ••••••
          title: ••••••
          path: /here
  support: ••••••
backend:
  extensions: ••••••
  auth: ••••••
  ••••••
  - keys: ••••••
\t••••••
••••••
`.split('\n'),
    );
  });
});

describe('a masked file for the operator', () => {
  it('hides secrets, and values whose names sound like secrets', async () => {
    expect(await mask(config.replaceAll('canary', 'seen'), 'operator', { 'note.txt': 'x' })).toEqual(
      config
        .replaceAll('canary', 'seen')
        .replace('secret: seen', 'secret: ••••••')
        .replace('password: seen } }', 'password: ••••••')
        .replace('kubernetes: |\n  seen\n  seen', 'kubernetes: ••••••\n••••••\n••••••')
        .split('\n'),
    );
  });

  it('hides secrets if the file is not valid YAML', async () => {
    const broken =
      'backend:\n\tauth:\n    keys:\n      - secret: canary\n        more: seen\npassword:\n  a: canary\n';
    expect(await mask(broken, 'operator')).toEqual([
      'backend:',
      '\tauth:',
      '    keys:',
      '      - secret: ••••••',
      '        more: seen',
      'password:',
      '  ••••••',
      '',
    ]);
  });
});
