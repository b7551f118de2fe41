import { createTranslationRef } from '#sdk';

/** The messages that several viewers use. */
export const definitionTranslationRef = createTranslationRef({
  id: 'api-docs.definition',
  messages: {
    load: {
      failed: 'Could not read this part of the definition',
      slow: 'Reading takes too long. The definition can be too complex.',
    },
    about: {
      overview: 'Overview',
      version: 'Version {{version}}',
      license: 'License',
      contact: 'Contact',
      terms: 'Terms of service',
      email: 'Email',
      documentation: 'More documentation',
    },
    schema: {
      required: 'required',
      deprecated: 'deprecated',
      readOnly: 'read-only',
      writeOnly: 'write-only',
      oneOf: 'One of',
      anyOf: 'Any of',
      not: 'Must not match',
      discriminator: 'Selected by {{name}}',
      anyKey: 'any key',
      noOthers: 'No other properties are allowed.',
      items: 'items',
      recursive: 'recursive',
      external: 'In another document, which is not loaded: {{ref}}',
      missing: 'Not in the definition: {{ref}}',
      default: 'default: {{value}}',
      const: 'always {{value}}',
      example: 'example: {{value}}',
      pattern: 'pattern: {{value}}',
      length: 'length {{range}}',
      count: '{{range}} items',
      properties: '{{range}} properties',
      multipleOf: 'multiple of {{value}}',
      unique: 'unique items',
      values: 'Allowed values',
      more: 'Show {{formatted}} more',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
