import { createTranslationRef } from '#sdk';

/** The texts of the plugin. */
export const homeTranslationRef = createTranslationRef({
  id: 'home',
  messages: {
    actions: {
      customize: 'Customize',
      add: 'Add widget',
      restore: 'Restore defaults',
      done: 'Done',
    },
    greeting: {
      morning: 'Good morning',
      morningName: 'Good morning, {{name}}',
      day: 'Good afternoon',
      dayName: 'Good afternoon, {{name}}',
      evening: 'Good evening',
      eveningName: 'Good evening, {{name}}',
    },
    empty: {
      title: 'No widgets yet',
      description: 'Customize the page to add widgets.',
    },
    openCatalog: 'Open the catalog',
    pending: "Your settings can't be loaded at the moment. Retrying automatically.",
    edit: {
      hint: 'Drag widgets to move or resize them, or use their menus. Changes are saved automatically.',
      hintNarrow:
        'Use the menus of the widgets to move them. Sizes only apply on wider screens. Changes are saved automatically.',
      undo: 'Undo',
      undone: 'The last change was undone.',
      moved: '{{title}} moved to column {{column}}, row {{row}}.',
      resized: '{{title}} is now {{width}} columns wide and {{height}} rows high.',
      noMove: "{{title}} can't move any further.",
      noResize: "{{title}} can't be made any larger or smaller.",
      removed: '{{title}} was removed.',
      added: '{{title}} was added at the end of the page.',
      set: 'The settings of {{title}} were saved.',
      restored: 'The default widgets were restored.',
    },
    restore: {
      title: 'Restore the default widgets?',
      description:
        'This removes your widgets, their places and their settings. You can undo it until you leave the page.',
      confirm: 'Restore',
    },
    widget: {
      menu: 'Actions for {{title}}',
      move: 'Move {{title}}',
      handleHint: 'Drag, or use the arrow keys',
      resize: 'Resize {{title}}',
    },
    menu: {
      up: 'Move up',
      down: 'Move down',
      left: 'Move left',
      right: 'Move right',
      earlier: 'Move up',
      later: 'Move down',
      wider: 'Make wider',
      narrower: 'Make narrower',
      taller: 'Make taller',
      shorter: 'Make shorter',
      settings: 'Settings',
      remove: 'Remove',
      permanent: "Your administrators don't allow removing this widget.",
    },
    missing: {
      description:
        'This portal no longer has this widget. Only you see this note, and only while you customize the page.',
      remove: 'Remove',
    },
    gallery: {
      title: 'Add widget',
      add: 'Add',
      addTitle: 'Add {{title}}',
      present: 'On your page',
      search: 'Find a widget',
      none: 'No widget matches.',
    },
    settings: {
      title: 'Settings of {{title}}',
      save: 'Save',
      cancel: 'Cancel',
      perLine: 'One per line',
    },
    visits: {
      off: 'This portal does not record which pages you visit.',
      failed: "Couldn't load your visits",
      empty: 'Pages that you open will be listed here.',
      hits_one: '{{count}} visit',
      hits_other: '{{count}} visits',
    },
    starred: {
      empty: 'Star an entity to keep it here.',
    },
    owned: {
      failed: "Couldn't load your components",
      denied: "You don't have access to the catalog. It requires the {{name}} permission.",
      empty: 'Components that you or your groups own will be listed here.',
      add: 'Add components',
      all: 'Show all {{count}}',
    },
    toolkit: {
      empty: 'Your administrators can list tools here.',
    },
    clock: {
      here: 'Here',
      list: 'Clocks',
      unknown: "Unknown time zone '{{timeZone}}'",
    },
    joke: {
      another: 'Another joke',
      failed: "Couldn't load a joke",
    },
    onboarding: {
      progress: '{{done}} of {{total}} steps done',
      over: 'All steps are done. You can remove this widget.',
      done: 'done',
      open: 'to do',
      'signed-in': {
        title: 'Sign in',
        description: 'You are a guest. Sign out, then choose your account.',
      },
      starred: {
        title: 'Star an entity',
        description: 'It then appears in the list of your starred entities.',
      },
      language: {
        title: 'Choose your language',
        description: 'You find it in the settings, with the theme.',
      },
      visited: {
        title_one: 'Look at an entity',
        title_other: 'Look at {{count}} entities',
        description: 'Each has an owner, relations and links.',
      },
    },
    // The titles and descriptions of the widgets, and the labels of their settings. The keys are the texts.
    widgets: {
      'First steps': 'First steps',
      'Steps that get you started, checked off as you take them.':
        'Steps that get you started, checked off as you take them.',
      'Your components': 'Your components',
      'Components that you or your groups own.': 'Components that you or your groups own.',
      'Your starred entities': 'Your starred entities',
      'Entities that you starred.': 'Entities that you starred.',
      'Recently visited': 'Recently visited',
      'The pages that you visited last.': 'The pages that you visited last.',
      'Most visited': 'Most visited',
      'The pages that you visit most often.': 'The pages that you visit most often.',
      'Number of pages': 'Number of pages',
      Toolkit: 'Toolkit',
      "Links to your company's tools.": "Links to your company's tools.",
      'World clock': 'World clock',
      'The time in other places.': 'The time in other places.',
      'Random joke': 'Random joke',
      'A joke, and another one.': 'A joke, and another one.',
      Category: 'Category',
      Any: 'Any',
      Programming: 'Programming',
      'Dad jokes': 'Dad jokes',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
