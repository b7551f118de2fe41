import { describe, expect, it } from 'vitest';
import { applyFix, loadConfig } from '#config/node';
import { createFolder } from '../testing/runCommand';
import { checkConfig } from './checkConfig';

async function check(settings: string) {
  const text = `app:\n  extensions:\n    - page:devtools: false\n    - app/nav:\n        config:\n${settings}`;
  const cwd = createFolder({ 'app-config.yaml': text });
  const { value } = await loadConfig({ args: ['--config', 'app-config.yaml'], env: {}, cwd });
  const problems = await checkConfig(value);
  const mended = problems.reduce((now, { fix }) => (fix && applyFix(now, fix)) ?? now, text);
  return {
    told: problems.map(
      ({ severity, code, where, message, hint }) =>
        `${severity} ${code} ${where?.line}:${where?.column} ${message} ${hint}`,
    ),
    mended: mended.slice(text.indexOf('config:\n') + 8),
  };
}

const told = (place: string, text: string) =>
  `warning EXTENSION_CONFIGURATION_IGNORED ${place} The configuration of extension 'app/nav' names ${text}`;

describe('the report of what the navigation is to show', () => {
  it('has nothing to say of pages that are there, of links and of lines between them', async () => {
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
    expect(found.told).toEqual([]);
  });

  it('names each page that is not installed, with the nearest one, and mends it', async () => {
    const found = await check(`          items:
            - page:catalgo
            - { page: user-settings }
            - { title: More, items: [{ title: Deeper, items: [page:devtool] }] }
          bottom:
            - page:user-setting
          hide:
            - page:dev-tools
`);
    expect(found.told).toEqual([
      told(
        '7:15',
        "'page:catalgo', which is not installed, so the navigation leaves it out. Did you mean 'page:catalog'?",
      ),
      told(
        '8:23',
        "'user-settings', which is not installed, so the navigation leaves it out. Did you mean 'page:user-settings'?",
      ),
      told(
        '9:63',
        "'page:devtool', which is not installed, so the navigation leaves it out. Did you mean 'page:devtools'?",
      ),
      told(
        '11:15',
        "'page:user-setting', which is not installed, so the navigation leaves it out. Did you mean 'page:user-settings'?",
      ),
      told(
        '13:15',
        "'page:dev-tools', which is not installed, so nothing is hidden. Did you mean 'page:devtools'?",
      ),
    ]);
    expect(`\n${found.mended}`).toBe(`
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

  it('tells of a page that is disabled, of what is no page, and of what is like nothing, and removes the entry', async () => {
    const found = await check(`          items:
            - page:catalog
            - page:devtools
            - entity-card:catalog/links
            - page:something-else
            - page:catalog/entity
`);
    expect(found.told).toEqual([
      told(
        '8:15',
        "'page:devtools', which is disabled, so the navigation leaves it out. Enable the page, or remove the entry.",
      ),
      told(
        '9:15',
        "'entity-card:catalog/links', which is no page that can be gone to, so the navigation leaves it out. Remove the entry, or name another page.",
      ),
      told(
        '10:15',
        "'page:something-else', which is not installed, so the navigation leaves it out. Remove the entry, or name a page that is installed.",
      ),
      told(
        '11:15',
        "'page:catalog/entity', which has parameters in its address, so the navigation leaves it out. Remove the entry, or name another page.",
      ),
    ]);
  });

  it('tells of an address that cannot be linked to', async () => {
    const found = await check(`          items:
            - { link: wiki.example.org/start, title: Wiki }
            - { link: docs, title: Docs }
            - { link: "javascript:alert(1)", title: Bad }
`);
    expect(found.told).toEqual([
      told(
        '7:23',
        "the address 'wiki.example.org/start', which cannot be linked to, so the navigation leaves it out. Did you mean 'https://wiki.example.org/start'?",
      ),
      told(
        '8:23',
        "the address 'docs', which cannot be linked to, so the navigation leaves it out. Did you mean '/docs'?",
      ),
      told(
        '9:23',
        "the address 'javascript:alert(1)', which cannot be linked to, so the navigation leaves it out. Write an address that begins with 'https://', or a path of the portal that begins with '/'.",
      ),
    ]);
    expect(found.mended).toContain('link: https://wiki.example.org/start');
    expect(found.mended).toContain('link: /docs');
  });
});
