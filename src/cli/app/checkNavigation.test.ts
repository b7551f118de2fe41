import { describe, expect, it } from 'vitest';
import { applyFix, loadConfig } from '#config/node';
import { bundledSettings } from '#extensions/settings';
import { createFolder } from '../testing/runCommand';
import { checkConfig } from './checkConfig';

async function check(settings: string) {
  const text = `app:\n  extensions:\n    - page:devtools: false\n    - app/nav:\n        config:\n${settings}`;
  const cwd = createFolder({ 'app-config.yaml': text });
  const { value } = await loadConfig({
    settings: bundledSettings,
    args: ['--config', 'app-config.yaml'],
    env: {},
    cwd,
  });
  const problems = await checkConfig(value);
  const fixed = problems.reduce((now, { fix }) => (fix && applyFix(now, fix)) ?? now, text);
  return {
    described: problems.map(
      ({ severity, code, where, message, hint }) =>
        `${severity} ${code} ${where?.line}:${where?.column} ${message} ${hint}`,
    ),
    fixed: fixed.slice(text.indexOf('config:\n') + 8),
  };
}

const described = (place: string, text: string) => `warning EXTENSION_CONFIGURATION_IGNORED ${place} ${text}`;

describe('the check of the navigation', () => {
  it('accepts pages, links and dividers', async () => {
    const found = await check(`          items:
            - page:catalog
            - divider
            - { page: page:catalog, title: Find }
            - { link: https://example.org, title: Wiki }
            - { link: /docs, title: Docs }
            - { title: More, items: [page:user-settings, { link: mailto:help@example.org, title: Help }] }
          bottom: [page:user-settings]
          hide: [page:devtools, page:catalog/entity]
`);
    expect(found.described).toEqual([]);
  });

  it('reports each page that is not installed, suggests a similar one, and fixes it', async () => {
    const found = await check(`          items:
            - page:catalgo
            - { page: user-settings }
            - { title: More, items: [{ title: Deeper, items: [page:devtool] }] }
          bottom:
            - page:user-setting
          hide:
            - page:dev-tools
`);
    expect(found.described).toEqual([
      described(
        '7:15',
        "Page 'page:catalgo' is not installed. The navigation does not show it. Did you mean 'page:catalog'?",
      ),
      described(
        '8:23',
        "Page 'user-settings' is not installed. The navigation does not show it. Did you mean 'page:user-settings'?",
      ),
      described(
        '9:63',
        "Page 'page:devtool' is not installed. The navigation does not show it. Did you mean 'page:devtools'?",
      ),
      described(
        '11:15',
        "Page 'page:user-setting' is not installed. The navigation does not show it. Did you mean 'page:user-settings'?",
      ),
      described(
        '13:15',
        "Page 'page:dev-tools' is not installed. Nothing is hidden. Did you mean 'page:devtools'?",
      ),
    ]);
    expect(`\n${found.fixed}`).toBe(`
          items:
            - page:catalog
            - { page: page:user-settings }
            - { title: More, items: [{ title: Deeper, items: [page:devtools] }] }
          bottom:
            - page:user-settings
          hide:
            - page:devtools
`);
  });

  it('reports disabled pages, extensions that are not pages, and unknown ids, and removes the entries', async () => {
    const found = await check(`          items:
            - page:catalog
            - page:devtools
            - entity-card:catalog/links
            - page:something-else
            - page:catalog/entity
`);
    expect(found.described).toEqual([
      described(
        '8:15',
        "Page 'page:devtools' is disabled. The navigation does not show it. Enable the page, or remove the entry.",
      ),
      described(
        '9:15',
        "Page 'entity-card:catalog/links' cannot be linked to. The navigation does not show it. Remove the entry, or use the id of another page.",
      ),
      described(
        '10:15',
        "Page 'page:something-else' is not installed. The navigation does not show it. Remove the entry, or use the id of an installed page.",
      ),
      described(
        '11:15',
        "Page 'page:catalog/entity' has parameters in its path. The navigation does not show it. Remove the entry, or use the id of another page.",
      ),
    ]);
  });

  it('reports URLs that cannot be linked to', async () => {
    const found = await check(`          items:
            - { link: wiki.example.org/start, title: Wiki }
            - { link: docs, title: Docs }
            - { link: "javascript:alert(1)", title: Bad }
`);
    expect(found.described).toEqual([
      described(
        '7:23',
        "'wiki.example.org/start' is not a valid link. The navigation does not show it. Did you mean 'https://wiki.example.org/start'?",
      ),
      described('8:23', "'docs' is not a valid link. The navigation does not show it. Did you mean '/docs'?"),
      described(
        '9:23',
        "'javascript:alert(1)' is not a valid link. The navigation does not show it. Use a URL that starts with 'https://', or a path of the portal that starts with '/'.",
      ),
    ]);
    expect(found.fixed).toContain('link: https://wiki.example.org/start');
    expect(found.fixed).toContain('link: /docs');
  });
});
