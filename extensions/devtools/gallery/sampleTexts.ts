/** Data in the samples that looks like content from users. It is not translated. */
export const sampleTexts = {
  descriptor: 'Descriptor of the shop',
  longFile: 'A file of 10,000 lines',
  longDocument: 'The calls of a ship',
  diff: 'Descriptor of the shop, before and after',
  log: 'Log of the build',
  unit: 'GiB',
  annotation: 'backstage.io/techdocs-ref',
  ref: 'component:default/ticket-office',
  tags: ['java', 'frontend', 'tickets', 'harbor', 'critical', 'a-tag-that-is-rather-long-for-a-tag'],
  stack: [
    'Error: The cluster did not respond within 10 seconds.',
    '    at readDeployments (deployments.ts:41:11)',
    '    at async loadPage (DeploymentsPage.tsx:18:3)',
  ].join('\n'),
  longName:
    'a-service-whose-name-says-everything-that-its-authors-thought-of-and-then-some-more-because-they-could',
} as const;
