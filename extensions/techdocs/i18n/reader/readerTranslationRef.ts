import { createTranslationRef } from '#sdk';

/** The messages of documentation pages. */
export const readerTranslationRef = createTranslationRef({
  id: 'techdocs',
  messages: {
    title: 'Documentation',
    loading: 'Loading documentation',
    pages: 'Pages',
    toc: 'Table of contents',
    close: 'Close',
    settings: 'Settings of the documentation',
    unreadable: 'Could not show this page',
    cookieFailed: 'Could not get access to the files of the documentation',
    facts: {
      owner: 'Owner',
      lifecycle: 'Lifecycle',
      source: 'Source',
      viewSource: 'View source',
    },
    sync: {
      initial:
        'Documentation is accessed for the first time and is being prepared. The subsequent loads are much faster.',
      refreshing: 'A newer version of this documentation is being prepared and will be available shortly.',
      ready: 'A newer version of this documentation is now available, please refresh to view.',
      refresh: 'Refresh',
      failed: 'Building a newer version of this documentation failed.',
      buildFailed: 'Building the documentation failed.',
    },
    log: { show: 'Show build log', hide: 'Hide build log', title: 'Build log' },
    redirect: {
      text: 'This TechDocs page is no longer maintained. Will automatically redirect to the designated replacement.',
      now: 'Redirect now',
    },
    failed: {
      backend: 'Could not generate documentation or an error in the TechDocs backend.',
      load: 'Could not load this page',
    },
    notFound: {
      title: 'Documentation not found',
      page: 'Page not found.',
      unknown: 'The entity does not exist, or you do not have access to it.',
      noPlugin: 'Documentation is not available, because the backend does not have the documentation plugin.',
      noIndex: 'The root of the docs may have no index.md.',
      external:
        'The portal does not generate documentation, because techdocs.builder is not local. A pipeline must generate and store it.',
      first: 'Go to the first page',
      all: 'All documentation',
    },
    search: {
      placeholder: 'Search {{entity}} docs',
      results: 'Results',
      searching: 'Searching…',
      none: 'No pages match.',
      failed: 'The search failed. Try again later.',
      count_zero: 'No results',
      count_one: '{{count}} result',
      count_other: '{{count}} results',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
