import { createTranslationRef } from '#sdk';

/** The messages of definitions that are shown as text with an outline. */
export const outlineTranslationRef = createTranslationRef({
  id: 'api-docs-outline',
  messages: {
    contents: 'Outline',
    search: 'Search the outline',
    matches_one: '{{count}} match',
    matches_other: '{{count}} matches',
    noMatch: 'Nothing in the outline matches.',
    code: 'Definition',
    streams: { client: 'client stream', server: 'server stream', both: 'bidirectional stream' },
    problem: {
      text: 'The outline can be incomplete. Line {{line}}: {{reason}}',
      openComment: 'This comment is not closed.',
      openString: 'This string is not closed.',
      openDefinition: 'This definition does not end.',
      openBracket: 'This bracket is not closed.',
      extraBracket: 'This closing bracket has no opening bracket.',
      emptyProto: 'The definition contains no services, messages or enums.',
      emptyRouter: 'The definition contains no routers or procedures.',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
