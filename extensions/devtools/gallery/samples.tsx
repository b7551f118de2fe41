import type { GallerySample } from './gallerySample';

/** The parts of the kit that the gallery shows, a line each; every one is loaded when it is opened. */
export const gallerySamples: readonly GallerySample[] = [
  {
    id: 'markdown',
    load: () => import('./MarkdownSample').then((m) => ({ Sample: m.MarkdownSample, code: m.markdownCode })),
  },
  {
    id: 'diff',
    load: () => import('./DiffSample').then((m) => ({ Sample: m.DiffSample, code: m.diffCode })),
  },
  {
    id: 'code',
    load: () => import('./CodeSample').then((m) => ({ Sample: m.CodeSample, code: m.codeCode })),
  },
  {
    id: 'draft',
    load: () =>
      import('./DraftFormSample').then((m) => ({ Sample: m.DraftFormSample, code: m.draftFormCode })),
  },
  {
    id: 'graph',
    load: () => import('./GraphSample').then((m) => ({ Sample: m.GraphSample, code: m.graphCode })),
  },
  {
    id: 'oauth',
    load: () =>
      import('./OAuthRequestSample').then((m) => ({
        Sample: m.OAuthRequestSample,
        code: m.oauthRequestCode,
      })),
  },
  {
    id: 'table',
    load: () => import('./TableSample').then((m) => ({ Sample: m.TableSample, code: m.tableCode })),
  },
];
