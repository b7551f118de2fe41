import type { Screen } from '#testing/browser';
import type { ActionServices } from '../server/actions/actionServices';
import { createBuiltInActions } from '../server/actions/createBuiltInActions';
import { createPublishActions } from '../server/publish/createPublishActions';
import type { PublishServices } from '../server/publish/publishServices';
import { templatingExtensions } from '../server/routes/templatingExtensions';

export const screens: Screen[] = [
  {
    name: 'templates',
    path: '/create/templates?filters[user]=all',
    ready: (page) => page.locator('main article h4').first().waitFor(),
    states: {
      details: async (page) => {
        await page.locator('main article footer button').first().click();
        await page.getByRole('dialog').locator('ol li').first().waitFor();
      },
    },
  },
  {
    name: 'template-actions',
    path: '/create/actions/fetch:template',
    ready: (page) => page.locator('main article section li').first().waitFor(),
  },
  {
    name: 'templating-extensions',
    path: '/create/templating-extensions',
    ready: (page) => page.locator('main article section').first().waitFor(),
  },
  {
    name: 'tasks',
    path: '/create/tasks?filter=all',
    ready: (page) => page.locator('main table tbody td').first().waitFor(),
  },
  {
    name: 'unknown-task',
    path: '/create/tasks/00000000-0000-4000-8000-000000000000',
    expected: /404/,
    ready: (page) => page.locator('main h2').first().waitFor(),
  },
];

/** What the backend says about actions and filters. It does not translate that. */
const reference = JSON.stringify([
  // Services are used when an action runs.
  [...createBuiltInActions({} as ActionServices), ...createPublishActions({} as PublishServices)].map(
    ({ id, description, schema, examples }) => ({
      id,
      description,
      schema,
      examples,
    }),
  ),
  templatingExtensions,
]);

/** As shown: Markdown without its marks, in the pieces that these separate. */
export const writtenTexts: unknown = [...reference.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(
  ([, escaped = '']) => {
    const text = JSON.parse(`"${escaped}"`) as string;
    return [text, text.replaceAll('`', ''), ...text.split(/[`*\n]|^\s*- /)];
  },
);
