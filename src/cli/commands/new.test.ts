import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder, runCommand, runCommandIn } from '../testing/runCommand';

const template = {
  'extensions/_template/plugin.ts': "export const sampleNotesPlugin = { pluginId: 'sample-notes' };\n",
  'extensions/_template/pages/SampleNotesPage.tsx': "export const SampleNotesPage = 'Sample notes';\n",
  'extensions/catalog/plugin.ts': '',
};

describe('trellis new', () => {
  it('copies the template with the names of the plugin', async () => {
    const cwd = createFolder(template);
    const { code, notices } = await runCommandIn(cwd, ['new', 'on-call']);
    const read = (file: string) => readFileSync(path.join(cwd, 'extensions/on-call', file), 'utf8');
    expect(read('plugin.ts')).toBe("export const onCallPlugin = { pluginId: 'on-call' };\n");
    expect(read('pages/OnCallPage.tsx')).toBe("export const OnCallPage = 'On call';\n");
    // This folder has no installed tools, so generating the files fails.
    expect(notices).toContain('Run npm install');
    expect(code).toBe(1);
  });

  it.each([
    ['On Call', "'On Call' is not a plugin id."],
    ['on--call', "'on--call' is not a plugin id."],
    ['settings', "The id 'settings' is reserved."],
    ['catalog', 'The folder extensions/catalog already exists.'],
    ['search', "app-config.yaml already has a section 'search'."],
    ['backend', "The id 'backend' is reserved."],
    ['trellis', "The id 'trellis' is reserved."],
    ['titles', "A message bundle with the id 'titles' already exists."],
    ['ui', "A message bundle with the id 'ui' already exists."],
  ])('rejects the id %s', async (id, message) => {
    const cwd = createFolder(template);
    const { code, notices } = await runCommandIn(cwd, ['new', id]);
    expect(notices).toContain(message);
    expect(code).toBe(2);
    expect(readdirSync(path.join(cwd, 'extensions')).toSorted()).toEqual(['_template', 'catalog']);
  });

  it('does nothing outside of the source folder of a portal', async () => {
    const { code, notices } = await runCommand(['new', 'on-call']);
    expect(notices).toContain('Run this command in the source folder of a portal.');
    expect(code).toBe(2);
  });
});

it('the template folder exists', () => {
  expect(existsSync(path.join(import.meta.dirname, '../../../extensions/_template/plugin.ts'))).toBe(true);
});
