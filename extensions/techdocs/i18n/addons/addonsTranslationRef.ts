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
    diagram: {
      label: 'Diagram',
      source: 'Source of the diagram',
      whole: 'Show at full size',
      failed: 'The diagram could not be drawn: {{reason}}',
      timeout: 'It took too long.',
      notLoaded: 'Mermaid could not be loaded. Reload the page.',
    },
    navigation: { expand: 'Expand all', collapse: 'Collapse all' },
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
