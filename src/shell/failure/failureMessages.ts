import { createTranslationRef } from '#sdk';

/** What the screens say that stand in for an app that could not start or that broke. */
export const failureTranslationRef = createTranslationRef({
  id: 'shell-failure',
  messages: {
    product: 'Trellis',
    startup: {
      title: 'App startup failed',
      errors_one: '{{count}} error',
      errors_other: '{{count}} errors',
      warnings_one: '{{count}} warning',
      warnings_other: '{{count}} warnings',
      lead_one: 'A problem keeps the portal from starting. Correct it, then reload this page.',
      lead_other: '{{count}} problems keep the portal from starting. Correct them, then reload this page.',
      errorsHeading: 'Errors',
      warningsHeading: 'Warnings',
      warningsLead: 'These do not keep the portal from starting.',
      reload: 'Reload',
      copyReport: 'Copy report',
      copied: 'Report copied',
      copyFailed: 'The report could not be copied. Select the text on this page and copy it by hand.',
    },
    problem: {
      error: 'Error',
      warning: 'Warning',
      hint: 'What to do',
      candidates: 'Did you mean',
      cause: 'Caused by',
      excerpt: 'Lines of {{file}}',
      copyPlace: 'Copy {{place}}',
    },
    fact: {
      extension: 'Extension',
      input: 'Input',
      data: 'Data',
      plugin: 'Plugin',
      existingPlugin: 'First provided by plugin',
      api: 'API',
      route: 'Route',
      flag: 'Feature flag',
      path: 'Setting',
    },
    crash: {
      title: 'Something Went Wrong',
      lead: 'The portal met an error that it could not handle. Reloading the page may help.',
      reload: 'Reload',
      back: 'Go back',
      showDetails: 'Show details',
      details: 'Details of the error',
    },
    loadFailed: {
      message: 'The code of the portal and its plugins could not be loaded.',
      hint: 'Reload the page. If this stays, the server cannot be reached, or one of the installed plugins is defined wrongly: see the cause.',
    },
  },
});
