import type { ExtensionDescription } from './description';

/** The extensions of the plugin `analytics`. */
export const analyticsDescriptions: Readonly<Record<string, ExtensionDescription>> = {
  'analytics:analytics/http': {
    text: 'Posts what people do in the portal to an endpoint, as JSON and in batches.',
    config: {
      endpoint: {
        text: 'Where events go: an address, `plugin://<plugin id>/<path>` for a plugin of the backend, or a path of the backend. Only the backend gets the token of the user.',
        schema: {
          type: 'string',
          pattern: '^(?:https?://|plugin://|/(?!/))\\S+$',
          wanted: "an address such as 'https://events.example.com/portal' or 'plugin://events/portal'",
        },
        examples: ['https://events.example.com/portal', 'plugin://events/portal', '/api/events/portal'],
      },
      actions: {
        text: 'The actions that are told about. All when left out.',
        examples: [['navigate', 'click']],
      },
      'actions[]': 'What was done: `navigate`, `click`, or an action that a plugin names.',
      sampleRate: { text: 'The share of page loads that are told about, from 0 to 1.', default: 1 },
      batchSize: { text: 'Events that go in one request, from 1 to 200.', default: 25 },
      flushSeconds: { text: 'How long an event waits for others, from 1 to 3600 seconds.', default: 10 },
      queueSize: {
        text: 'Events kept while the endpoint cannot be reached, from 1 to 5000. The oldest make room.',
        default: 500,
      },
      user: {
        text: 'What is said of the user: nothing, a pseudonym made from the entity reference, or the reference.',
        default: 'none',
      },
      respectDoNotTrack: {
        text: 'Whether nothing is told of people whose browsers send Do Not Track or Global Privacy Control.',
        default: true,
      },
      keepQuery: {
        text: 'Query parameters that stay in addresses. All others are left out.',
        examples: [['page']],
      },
      'keepQuery[]': 'Name of a query parameter.',
      headers: {
        text: 'Further headers of the requests. Every browser sees them, so no secret belongs here; Authorization and Cookie are refused.',
        examples: [{ 'x-source': 'portal' }],
      },
    },
    example: { endpoint: 'https://events.example.com/portal', actions: ['navigate'], user: 'pseudonym' },
  },
};
