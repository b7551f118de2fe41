import { layered, type LayeringCase } from './layeringCase';

/** `app.extensions` merges by identity: the one difference from Backstage, where the later list replaces the earlier. */
export const extensionCases: LayeringCase[] = (
  [
    [
      'one list stays as it is written',
      ['[a, {b: false}, {c: {config: {x: 1}}}]'],
      ['a', { b: false }, { c: { config: { x: 1 } } }],
    ],
    ['entries of a later list come after', ['[a, b]', '[c]'], ['a', 'b', 'c']],
    [
      'the first mention places an id',
      ['[a, b, c]', '[d, c, a]'],
      [{ a: { disabled: false } }, 'b', { c: { disabled: false } }, 'd'],
    ],
    ['an empty list changes nothing', ['[a]', '[]'], ['a']],
    ['null takes the whole list away', ['[a]', '~'], null],
    ['a list comes back after null', ['[a]', '~', '[b]'], ['b']],
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
      'null in config takes a key away',
      ['[{a: {config: {x: 1, y: 1}}}]', '[{a: {config: {x: ~}}}]'],
      [{ a: { config: { y: 1 } } }],
    ],
    [
      'null in config of a key that is not there',
      ['[{a: {config: {x: 1}}}]', '[{a: {config: {y: ~}}}]'],
      [{ a: { config: { x: 1 } } }],
    ],
    [
      'null in config of an entry without config',
      ['[a]', '[{a: {config: {y: ~, z: 1}}}]'],
      [{ a: { disabled: false, config: { z: 1 } } }],
    ],
    ['null in the only list is a value', ['[{a: {config: {x: ~}}}]'], [{ a: { config: { x: null } } }]],
    [
      'null takes config away',
      ['[{a: {config: {x: 1}, disabled: true}}]', '[{a: {config: ~}}]'],
      [{ a: { disabled: true } }],
    ],
    [
      'null takes attachTo away',
      ['[{a: {attachTo: {id: p, input: q}}}]', '[{a: {attachTo: ~}}]'],
      [{ a: {} }],
    ],
    [
      'config alone does not enable what was disabled',
      ['[{a: false}]', '[{a: {config: {x: 1}}}]'],
      [{ a: { disabled: true, config: { x: 1 } } }],
    ],
    [
      'attachTo alone does not enable what was disabled',
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
    [
      'disabled is taken as it is written',
      ['[a]', "[{a: {disabled: 'true'}}]"],
      [{ a: { disabled: 'true' } }],
    ],
    ['an empty map changes nothing', ['[{a: false}]', '[{a: {}}]'], [{ a: { disabled: true } }]],
    [
      'attachTo is replaced',
      ['[{a: {attachTo: {id: p, input: q}}}]', '[{a: {attachTo: {id: r, input: s}}}]'],
      [{ a: { attachTo: { id: 'r', input: 's' } } }],
    ],
    [
      'attachTo may change its input alone',
      ['[{a: {attachTo: {id: p, input: q}}}]', '[{a: {attachTo: {input: s}}}]'],
      [{ a: { attachTo: { id: 'p', input: 's' } } }],
    ],
    [
      'attachTo keeps config',
      ['[{a: {config: {x: 1}}}]', '[{a: {attachTo: {id: r, input: s}}}]'],
      [{ a: { config: { x: 1 }, attachTo: { id: 'r', input: 's' } } }],
    ],
    [
      'three files merge in turn',
      ['[{a: {config: {x: 1}}}]', '[{a: {config: {y: 1}}}]', '[{a: {config: {x: 2}}}, b]'],
      [{ a: { config: { x: 2, y: 1 } } }, 'b'],
    ],
    ['an id twice in one list stays twice', ['[a, {a: false}]'], ['a', { a: false }]],
    [
      'a later file changes the last of two',
      ['[{a: {config: {x: 1}}}, {a: {config: {y: 1}}}]', '[{a: {config: {z: 1}}}]'],
      [{ a: { config: { x: 1 } } }, { a: { config: { y: 1, z: 1 } } }],
    ],
    [
      'an id twice in a later list stays twice',
      ['[a]', '[{a: false}, {a: true}]'],
      [{ a: { disabled: true } }, { a: true }],
    ],
    [
      'a malformed entry stays beside the others',
      ['[a, 5]', '[{b: 1, c: 2}, a]'],
      [{ a: { disabled: false } }, 5, { b: 1, c: 2 }],
    ],
    ['a malformed value replaces, and is told later', ['[{a: {config: {x: 1}}}]', '[{a: 5}]'], [{ a: 5 }]],
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
      'app.extensions: a map is no list',
      ['app: {extensions: [a]}', 'app: {extensions: {a: true}}'],
      undefined,
    ),
    extensions: undefined,
    told: ['CONFIG_VALUE_INVALID'],
  },
  {
    ...layered(
      'app.extensions: a variable of the environment merges too',
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
      'app.extensions: a variable may switch',
      ['app: {extensions: [a]}', "app: {extensions: [{a: '${ON}'}]}"],
      undefined,
    ),
    env: { ON: 'false' },
    extensions: [{ a: { disabled: true } }],
  },
];
