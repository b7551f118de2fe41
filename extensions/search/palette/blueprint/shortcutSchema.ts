import * as z from 'zod/mini';

const stroke = String.raw`(?:(?:Mod|Alt|Shift)\+)*(?:[^\s]|Enter|Backspace|Space|Arrow(?:Up|Down|Left|Right)|F\d{1,2})`;

/** Keys of a shortcut: one with modifiers, such as `Mod+Shift+E`, or up to three after another, such as `g c`. */
export const shortcutSchema = z
  .string()
  .check(
    z.regex(
      new RegExp(`^${stroke}(?: ${stroke}){0,2}$`, 'i'),
      'Write a key with its modifiers, such as Mod+Shift+E, or keys that are pressed after another, such as g c.',
    ),
  );
