import { layered, type LayeringCase } from './layeringCase';

/** `app.extensions` merges by id. In Backstage, the later list replaces the earlier one. */
export const extensionCases: LayeringCase[] = (
  [
    [
      'a single list stays unchanged',
      ['[a, {b: false}, {c: {config: {x: 1}}}]'],
      ['a', { b: false }, { c: { config: { x: 1 } } }],
    ],
    ['new entries of a later list come last', ['[a, b]', '[c]'], ['a', 'b', 'c']],
    [
      'the first occurrence of an id determines its position',
      ['[a, b, c]', '[d, c, a]'],
      [{ a: { disabled: false } }, 'b', { c: { disabled: false } }, 'd'],
    ],
    ['an empty list changes nothing', ['[a]', '[]'], ['a']],
    ['null removes the whole list', ['[a]', '~'], null],
    ['a list can be set again after null', ['[a]', '~', '[b]'], ['b']],
    [
      'config merges',
      ['[{a: {config: {x: 1, y: 1}}}]', '[{a: {config: {y: 2, z: 3}}}]'],
      [{ a: { config: { x: 1, y: 2, z: 3 } } }],
    ],
    [
      'config merges deeply',
      ['[{a: {config: {x: {y: 1, z: 1}}}}]', '[{a: {config: {x: {z: 2}}}}]'],
      [{ a: { config: { x: { y: 1, z: 2 } } } }],
    ],
    [
      'a list in config is replaced',
      ['[{a: {config: {x: [1, 2]}}}]', '[{a: {config: {x: [3]}}}]'],
      [{ a: { config: { x: [3] } } }],
    ],
    [
      'null in config removes a key',
      ['[{a: {config: {x: 1, y: 1}}}]', '[{a: {config: {x: ~}}}]'],
      [{ a: { config: { y: 1 } } }],
    ],
    [
      'null in config for a missing key',
      ['[{a: {config: {x: 1}}}]', '[{a: {config: {y: ~}}}]'],
      [{ a: { config: { x: 1 } } }],
    ],
    [
      'null in config for an entry without config',
      ['[a]', '[{a: {config: {y: ~, z: 1}}}]'],
      [{ a: { disabled: false, config: { z: 1 } } }],
    ],
    ['null in the only list is a value', ['[{a: {config: {x: ~}}}]'], [{ a: { config: { x: null } } }]],
    [
      'null removes config',
      ['[{a: {config: {x: 1}, disabled: true}}]', '[{a: {config: ~}}]'],
      [{ a: { disabled: true } }],
    ],
    ['null removes attachTo', ['[{a: {attachTo: {id: p, input: q}}}]', '[{a: {attachTo: ~}}]'], [{ a: {} }]],
    [
      'config alone does not enable a disabled extension',
      ['[{a: false}]', '[{a: {config: {x: 1}}}]'],
      [{ a: { disabled: true, config: { x: 1 } } }],
    ],
    [
      'attachTo alone does not enable a disabled extension',
      ['[{a: {disabled: true}}]', '[{a: {attachTo: {id: p, input: q}}}]'],
      [{ a: { disabled: true, attachTo: { id: 'p', input: 'q' } } }],
    ],
    [
      'a bare id enables',
      ['[{a: {disabled: true, config: {x: 1}}}]', '[a]'],
      [{ a: { disabled: false, config: { x: 1 } } }],
    ],
    ['an id without a value enables', ['[{a: false}]', '[{a: }]'], [{ a: { disabled: false } }]],
    ['true enables', ['[{a: false}]', '[{a: true}]'], [{ a: { disabled: false } }]],
    ["'true' enables", ['[{a: false}]', "[{a: 'true'}]"], [{ a: { disabled: false } }]],
    [
      'false disables and keeps the rest',
      ['[{a: {config: {x: 1}}}]', '[{a: false}]'],
      [{ a: { config: { x: 1 }, disabled: true } }],
    ],
    ["'false' disables", ['[a]', "[{a: 'false'}]"], [{ a: { disabled: true } }]],
    ['disabled is not converted', ['[a]', "[{a: {disabled: 'true'}}]"], [{ a: { disabled: 'true' } }]],
    ['an empty map changes nothing', ['[{a: false}]', '[{a: {}}]'], [{ a: { disabled: true } }]],
    [
      'attachTo is replaced',
      ['[{a: {attachTo: {id: p, input: q}}}]', '[{a: {attachTo: {id: r, input: s}}}]'],
      [{ a: { attachTo: { id: 'r', input: 's' } } }],
    ],
    [
      'attachTo can change only its input',
      ['[{a: {attachTo: {id: p, input: q}}}]', '[{a: {attachTo: {input: s}}}]'],
      [{ a: { attachTo: { id: 'p', input: 's' } } }],
    ],
    [
      'attachTo keeps config',
      ['[{a: {config: {x: 1}}}]', '[{a: {attachTo: {id: r, input: s}}}]'],
      [{ a: { config: { x: 1 }, attachTo: { id: 'r', input: 's' } } }],
    ],
    [
      'three files are merged in order',
      ['[{a: {config: {x: 1}}}]', '[{a: {config: {y: 1}}}]', '[{a: {config: {x: 2}}}, b]'],
      [{ a: { config: { x: 2, y: 1 } } }, 'b'],
    ],
    ['a duplicate id in one list is kept', ['[a, {a: false}]'], ['a', { a: false }]],
    [
      'a later file changes the last duplicate',
      ['[{a: {config: {x: 1}}}, {a: {config: {y: 1}}}]', '[{a: {config: {z: 1}}}]'],
      [{ a: { config: { x: 1 } } }, { a: { config: { y: 1, z: 1 } } }],
    ],
    [
      'a duplicate id in a later list is kept',
      ['[a]', '[{a: false}, {a: true}]'],
      [{ a: { disabled: true } }, { a: true }],
    ],
    [
      'an invalid entry is kept',
      ['[a, 5]', '[{b: 1, c: 2}, a]'],
      [{ a: { disabled: false } }, 5, { b: 1, c: 2 }],
    ],
    [
      'an invalid value replaces the entry and is reported later',
      ['[{a: {config: {x: 1}}}]', '[{a: 5}]'],
      [{ a: 5 }],
    ],
  ] as Array<[string, string[], unknown]>
).map(([title, lists, extensions]) => ({
  ...layered(
    `app.extensions: ${title}`,
    lists.map((list) => `app: {extensions: ${list}}`),
    undefined,
  ),
  extensions,
}));

export const mixedExtensionCases: LayeringCase[] = [
  {
    ...layered(
      'app.extensions: a map is not a list',
      ['app: {extensions: [a]}', 'app: {extensions: {a: true}}'],
      undefined,
    ),
    extensions: undefined,
    problems: ['CONFIG_VALUE_INVALID'],
  },
  {
    ...layered(
      'app.extensions: an environment variable merges too',
      ['app: {extensions: [{a: {config: {x: 1}}}, b]}'],
      undefined,
    ),
    env: { APP_CONFIG_app_extensions: '[{"a":{"config":{"y":2}}}]' },
    extensions: [{ a: { config: { x: 1, y: 2 } } }, 'b'],
  },
  {
    title: 'app.extensions: an included list merges too',
    files: {
      '0.yaml': 'app: {extensions: [{a: false}]}',
      '1.yaml': 'app: {extensions: {$include: e.yaml}}',
      'e.yaml': '[a, c]',
    },
    args: ['--config', '0.yaml', '--config', '1.yaml'],
    extensions: [{ a: { disabled: false } }, 'c'],
  },
  {
    title: 'app.extensions: an included entry merges too',
    files: {
      '0.yaml': 'app: {extensions: [{a: false}]}',
      '1.yaml': 'app: {extensions: [{$include: e.yaml}]}',
      'e.yaml': 'a: {config: {x: 1}}',
    },
    args: ['--config', '0.yaml', '--config', '1.yaml'],
    extensions: [{ a: { disabled: true, config: { x: 1 } } }],
  },
  {
    ...layered(
      'app.extensions: a variable can enable or disable',
      ['app: {extensions: [a]}', "app: {extensions: [{a: '${ON}'}]}"],
      undefined,
    ),
    env: { ON: 'false' },
    extensions: [{ a: { disabled: true } }],
  },
];
