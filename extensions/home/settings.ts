import { definePluginSettings, described, frontend, list, map, oneOf, text } from '#config/schema';
import { z } from 'zod';
import { homeDescriptions, homeKinds } from './descriptions';

const operators = ['==', '!=', '<', '<=', '>', '>=', 'contains'] as const;

const visits = map({
  filterBy: list(
    map({
      field: frontend(text(), "Field of a visit: 'pathname', 'name', 'entityRef', 'hits' or 'timestamp'."),
      operator: frontend(oneOf(operators), 'The comparison operator.'),
      value: frontend(
        z.union([z.string(), z.number()]).meta({ wanted: 'text or a number' }),
        'The value to compare with.',
      ),
    }),
  ).optional(),
});

const section = map({ topVisits: visits.optional(), recentVisits: visits.optional() });

/** Settings of the plugin `home` in `app-config.yaml`. */
export const homeSettings = definePluginSettings({
  sections: { home: described(section, 'The home page.') },
  keys: {
    'home.topVisits': 'The widget with the most visited pages of the user.',
    'home.topVisits.filterBy': 'Shows only visits that match all of these conditions.',
    'home.recentVisits': 'The widget with the recently visited pages of the user.',
    'home.recentVisits.filterBy': 'Shows only visits that match all of these conditions.',
  },
  examples: {
    home: `home:
  recentVisits:
    filterBy:
      - { field: pathname, operator: '==', value: /catalog }
`,
  },
  extensions: homeDescriptions,
  kinds: homeKinds,
});
