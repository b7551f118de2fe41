import * as z4 from 'zod';
import * as z from 'zod/mini';
import * as z3 from 'zod/v3';
import { createExtension, createExtensionInput, createFrontendPlugin } from '#engine';
import { data } from './data';

const linkSchema = z.object({ url: z.string(), label: z.optional(z.string()) });

/** Extensions with configs of every kind: zod/mini, zod 4, zod 3, and none. */
export const cardsPlugin = createFrontendPlugin({
  pluginId: 'cards',
  extensions: [
    createExtension({
      name: 'board',
      attachTo: { id: 'app/root', input: 'elements' },
      inputs: { cards: createExtensionInput([data.element]) },
      output: [data.element],
      factory: ({ inputs }) => [data.element(inputs.cards.map((card) => card.get(data.element)).join(', '))],
    }),
    createExtension({
      kind: 'card',
      name: 'links',
      attachTo: { id: 'cards/board', input: 'cards' },
      output: [data.element],
      configSchema: {
        links: z._default(z.array(linkSchema), []),
        columns: z._default(z.number().check(z.maximum(4)), 2),
        look: z._default(z.enum(['list', 'grid']), 'list'),
      },
      factory: ({ config }) => [
        data.element(`${config.links.length} links in ${config.columns} ${config.look}`),
      ],
    }),
    createExtension({
      kind: 'card',
      name: 'clock',
      attachTo: { id: 'cards/board', input: 'cards' },
      output: [data.element],
      configSchema: { timeZone: z4.string().default('UTC'), seconds: z4.boolean().optional() },
      factory: ({ config }) => [data.element(`clock ${config.timeZone}`)],
    }),
    createExtension({
      kind: 'card',
      name: 'weather',
      disabled: true,
      attachTo: { id: 'cards/board', input: 'cards' },
      output: [data.element],
      configSchema: { city: z.string(), unit: z.union([z.literal('C'), z.literal('F')]) },
      factory: ({ config }) => [data.element(`weather ${config.city} in ${config.unit}`)],
    }),
    createExtension({
      kind: 'card',
      name: 'old',
      disabled: true,
      attachTo: { id: 'cards/board', input: 'cards' },
      output: [data.element],
      configSchema: { title: z3.string(), limit: z3.number().default(10) },
      factory: ({ config }) => [data.element(`old ${config.title} ${config.limit}`)],
    }),
    createExtension({
      kind: 'card',
      name: 'plain',
      attachTo: { id: 'cards/board', input: 'cards' },
      output: [data.element],
      factory: ({ config }) => [data.element(`plain ${JSON.stringify(config)}`)],
    }),
  ],
});
