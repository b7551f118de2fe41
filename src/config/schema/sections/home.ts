import { z } from 'zod';
import { frontend } from '../keys';
import { list, map, oneOf, text } from '../values';

const operators = ['==', '!=', '<', '<=', '>', '>=', 'contains'] as const;

const visits = map({
  filterBy: list(
    map({
      field: frontend(text(), "Field of a visit: 'pathname', 'name', 'entityRef', 'hits' or 'timestamp'."),
      operator: frontend(oneOf(operators), 'How the field is compared.'),
      value: frontend(
        z.union([z.string(), z.number()]).meta({ wanted: 'text or a number' }),
        'What it is compared with.',
      ),
    }),
  ).optional(),
});

/** The home page. */
export const home = map({ topVisits: visits.optional(), recentVisits: visits.optional() });
