import type { LazyWidget } from '../blueprints/widgetTypes';
import { Onboarding } from './Onboarding';
import { OwnedEntities } from './OwnedEntities';
import { JokeActions, JokeContent, JokeProvider } from './RandomJoke';
import { StarredEntities } from './StarredEntities';
import { Toolkit } from './Toolkit';
import { MostVisited, RecentlyVisited } from './VisitedPages';
import { WorldClock } from './WorldClock';

const visitSettings = {
  schema: {
    properties: {
      limit: { type: 'integer', title: 'Number of pages', default: 8, minimum: 1, maximum: 100 },
    },
  },
} as const;

/** The widgets of this plugin: everything that is only needed on the home page. */
export const bundledWidgets = {
  onboarding: {
    details: {
      title: 'First steps',
      description: 'Steps that get you started, checked off as you take them.',
      layout: { width: { minColumns: 3, defaultColumns: 4 }, height: { minRows: 3, defaultRows: 4 } },
    },
    parts: { Content: Onboarding },
  },
  owned: {
    details: {
      title: 'Your components',
      description: 'Components that you or your groups own.',
      layout: { width: { minColumns: 3, defaultColumns: 8 }, height: { minRows: 3, defaultRows: 4 } },
    },
    parts: { Content: OwnedEntities },
  },
  starred: {
    details: {
      title: 'Your starred entities',
      description: 'Entities that you starred.',
      layout: { width: { minColumns: 3, defaultColumns: 4 }, height: { minRows: 3, defaultRows: 5 } },
    },
    parts: { Content: StarredEntities },
  },
  recentlyVisited: {
    details: {
      title: 'Recently visited',
      description: 'The pages that you visited last.',
      layout: { width: { minColumns: 3, defaultColumns: 4 }, height: { minRows: 3, defaultRows: 5 } },
      settings: visitSettings,
    },
    parts: { Content: RecentlyVisited },
  },
  mostVisited: {
    details: {
      title: 'Most visited',
      description: 'The pages that you visit most often.',
      layout: { width: { minColumns: 3, defaultColumns: 4 }, height: { minRows: 3, defaultRows: 5 } },
      settings: visitSettings,
    },
    parts: { Content: MostVisited },
  },
  toolkit: {
    details: {
      title: 'Toolkit',
      description: "Links to your company's tools.",
      layout: { width: { minColumns: 2, defaultColumns: 4 }, height: { minRows: 2, defaultRows: 3 } },
    },
    parts: { Content: Toolkit },
  },
  worldClock: {
    details: {
      title: 'World clock',
      description: 'The time in other places.',
      layout: { width: { minColumns: 2, defaultColumns: 4 }, height: { minRows: 2, defaultRows: 2 } },
    },
    parts: { Content: WorldClock },
  },
  joke: {
    details: {
      title: 'Random joke',
      description: 'A joke, and another one.',
      layout: { width: { minColumns: 3, defaultColumns: 4 }, height: { minRows: 2, defaultRows: 2 } },
      settings: {
        schema: {
          properties: {
            defaultCategory: {
              type: 'string',
              title: 'Category',
              enum: ['any', 'programming', 'dad'],
              enumNames: ['Any', 'Programming', 'Dad jokes'],
              default: 'any',
            },
          },
        },
      },
    },
    parts: { Content: JokeContent, Actions: JokeActions, ContextProvider: JokeProvider },
  },
} satisfies Record<string, LazyWidget>;
