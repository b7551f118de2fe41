import type { ExtensionDescriptions } from '#config/schema';

/** The extensions of the plugin `analytics`. */
export const analyticsDescriptions: ExtensionDescriptions = {
  'analytics:analytics/http': {
    text: 'Posts usage events to an HTTP endpoint, as JSON and in batches.',
    config: {
      endpoint: {
        text: 'Where events are sent: a URL, `plugin://<plugin id>/<path>` for a backend plugin, or a path of the backend. Only the backend receives the user token.',
        schema: {
          type: 'string',
          pattern: '^(?:https?://|plugin://|/(?!/))\\S+$',
          wanted: "a URL such as 'https://events.example.com/portal' or 'plugin://events/portal'",
        },
        examples: ['https://events.example.com/portal', 'plugin://events/portal', '/api/events/portal'],
      },
      actions: {
        text: 'The actions to send. All actions by default.',
        examples: [['navigate', 'click']],
      },
      'actions[]': 'An action: `navigate`, `click`, or an action defined by a plugin.',
      sampleRate: { text: 'The share of page loads that send events, from 0 to 1.', default: 1 },
      batchSize: { text: 'The number of events in one request, from 1 to 200.', default: 25 },
      flushSeconds: {
        text: 'The maximum time in seconds before queued events are sent, from 1 to 3600.',
        default: 10,
      },
      queueSize: {
        text: 'The number of events to keep while the endpoint is unavailable, from 1 to 5000. The oldest are dropped first.',
        default: 500,
      },
      user: {
        text: 'How events identify the user: not at all, by a pseudonym derived from the entity ref, or by the entity ref.',
        default: 'none',
      },
      respectDoNotTrack: {
        text: 'Sends no events for users whose browsers send Do Not Track or Global Privacy Control.',
        default: true,
      },
      keepQuery: {
        text: 'Query parameters to keep in URLs. All others are removed.',
        examples: [['page']],
      },
      'keepQuery[]': 'The name of a query parameter.',
      headers: {
        text: 'Additional request headers. Every browser can see them, so do not put secrets here. Authorization and Cookie are rejected.',
        examples: [{ 'x-source': 'portal' }],
      },
    },
    example: { endpoint: 'https://events.example.com/portal', actions: ['navigate'], user: 'pseudonym' },
  },
};
