import { createTranslationRef } from '#sdk';

/** The messages of the add-ons and of the controls in the content. */
export const addonsTranslationRef = createTranslationRef({
  id: 'techdocs-addons',
  messages: {
    copied: 'Copied to clipboard',
    copyFailed: 'Could not copy. Select the text, and copy it with the keyboard.',
    code: { label: 'Code', copy: 'Copy code', wrap: 'Wrap lines' },
    table: { label: 'Table' },
    heading: { link: 'Link to “{{title}}”', copy: 'Copy the link to this section' },
    page: {
      edit: 'Edit this page',
      feedback: 'Give feedback',
      feedbackTitle: 'Leave feedback for this page',
      changed: 'Last changed on',
    },
    neighbor: { label: 'Previous and next page', previous: 'Previous', next: 'Next' },
    footnote: { back: 'Back to footnote {{number}} in the text' },
    built: { failed: 'This page could not be built', source: 'It shows its source instead.' },
    note: {
      extension: 'The Markdown extension ‘{{name}}’ is not supported. Its syntax was left unchanged.',
      plugin: 'The plugin ‘{{name}}’ is not supported and was not run.',
      inherit: 'Settings of another file (INHERIT) were not used.',
      hooks: 'Hooks were not run.',
      scripts: 'Scripts (extra_javascript) were left out.',
      addresses: 'The setting ‘use_directory_urls’ was not used.',
    },
    diagram: {
      label: 'Diagram',
      source: 'Source of the diagram',
      whole: 'Show at full size',
      failed: 'The diagram could not be drawn: {{reason}}',
      timeout: 'It took too long.',
      notLoaded: 'Mermaid could not be loaded. Reload the page.',
    },
    navigation: {
      label: 'Pages',
      contents: 'Table of contents',
      expand: 'Expand all',
      collapse: 'Collapse all',
    },
    textSize: {
      title: 'Text size',
      value: '{{size, number}}%',
      smaller: 'Smaller text',
      larger: 'Larger text',
    },
    issue: { github: 'Open new GitHub issue', gitlab: 'Open new GitLab issue' },
    lightBox: {
      open: 'Open image: {{name}}',
      openUnnamed: 'Open image',
      image: 'Image',
      position: '{{at, number}} of {{count, number}}',
      previous: 'Previous image',
      next: 'Next image',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      close: 'Close',
    },
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
