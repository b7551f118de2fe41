import { StickyNote } from 'lucide-react';
import * as z from 'zod/mini';
import { ApiBlueprint, PageBlueprint, TitlesBlueprint, discoveryApiRef, fetchApiRef } from '#sdk';
import { EntityCardBlueprint, EntityContentBlueprint } from '#extensions/catalog';
import { createSampleNotesApi } from './api/createSampleNotesApi';
import { sampleNotesApiRef } from './api/SampleNotesApi';
import { sampleNotesTitlesTranslationRef } from './i18n/titles/sampleNotesTitlesTranslationRef';
import { sampleNotesRouteRef } from './routes';

const { messages: titles } = sampleNotesTitlesTranslationRef;

/** `titles:sample-notes` */
export const sampleNotesTitles = TitlesBlueprint.make({ params: { ref: sampleNotesTitlesTranslationRef } });

/** `api:sample-notes` */
export const sampleNotesApi = ApiBlueprint.make({
  params: (defineParams) =>
    defineParams({
      api: sampleNotesApiRef,
      deps: { discoveryApi: discoveryApiRef, fetchApi: fetchApiRef },
      factory: (deps) => createSampleNotesApi(deps),
    }),
});

/** `page:sample-notes` */
export const sampleNotesPage = PageBlueprint.make({
  params: {
    path: '/sample-notes',
    title: titles['Sample notes'],
    icon: <StickyNote aria-hidden />,
    routeRef: sampleNotesRouteRef,
    loader: async () => {
      const { SampleNotesPage } = await import('./pages/SampleNotesPage');
      return <SampleNotesPage />;
    },
  },
});

/** `entity-content:sample-notes` */
export const sampleNotesTab = EntityContentBlueprint.make({
  params: {
    path: '/sample-notes',
    title: titles['Sample notes'],
    filter: { kind: 'component' },
    loader: async () => {
      const { SampleNotesTab } = await import('./pages/SampleNotesTab');
      return <SampleNotesTab />;
    },
  },
});

/** `entity-card:sample-notes` */
export const sampleNotesCard = EntityCardBlueprint.makeWithOverrides({
  configSchema: { limit: z._default(z.number().check(z.positive()), 3) },
  factory(originalFactory, { config }) {
    return originalFactory({
      filter: { kind: 'component' },
      loader: async () => {
        const { SampleNotesCard } = await import('./cards/SampleNotesCard');
        return <SampleNotesCard limit={config.limit} />;
      },
    });
  },
});
