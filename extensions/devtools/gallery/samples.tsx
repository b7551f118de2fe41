import type { GallerySample } from './gallerySample';

/** The samples of the gallery. Each is loaded when it is opened. */
export const gallerySamples: readonly GallerySample[] = [
  {
    id: 'menu',
    load: () => import('./MenuSample').then((m) => ({ Sample: m.MenuSample, code: m.menuCode })),
  },
  {
    id: 'facts',
    load: () => import('./FactsSample').then((m) => ({ Sample: m.FactsSample, code: m.factsCode })),
  },
  {
    id: 'error',
    load: () => import('./ErrorSample').then((m) => ({ Sample: m.ErrorSample, code: m.errorCode })),
  },
  {
    id: 'errorPage',
    load: () =>
      import('./ErrorPageSample').then((m) => ({ Sample: m.ErrorPageSample, code: m.errorPageCode })),
  },
  {
    id: 'empty',
    load: () => import('./EmptySample').then((m) => ({ Sample: m.EmptySample, code: m.emptyCode })),
  },
  {
    id: 'stepper',
    load: () => import('./StepperSample').then((m) => ({ Sample: m.StepperSample, code: m.stepperCode })),
  },
  {
    id: 'gauge',
    load: () => import('./GaugeSample').then((m) => ({ Sample: m.GaugeSample, code: m.gaugeCode })),
  },
  { id: 'log', load: () => import('./LogSample').then((m) => ({ Sample: m.LogSample, code: m.logCode })) },
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
    id: 'source',
    load: () => import('./SourceSample').then((m) => ({ Sample: m.SourceSample, code: m.sourceCode })),
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
  {
    id: 'alert',
    load: () => import('./AlertSample').then((m) => ({ Sample: m.AlertSample, code: m.alertCode })),
  },
  {
    id: 'banner',
    load: () => import('./BannerSample').then((m) => ({ Sample: m.BannerSample, code: m.bannerCode })),
  },
  {
    id: 'dialogs',
    load: () => import('./DialogSample').then((m) => ({ Sample: m.DialogSample, code: m.dialogCode })),
  },
  {
    id: 'failure',
    load: () => import('./FailureSample').then((m) => ({ Sample: m.FailureSample, code: m.failureCode })),
  },
  {
    id: 'support',
    load: () => import('./SupportSample').then((m) => ({ Sample: m.SupportSample, code: m.supportCode })),
  },
];
