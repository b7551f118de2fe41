import { useEffect } from 'react';
import { permissionApiRef, useApiHolder } from '#sdk';
import type { PaletteProps } from '../settings/paletteSettings';
import { isTyping } from '../keys/isTyping';
import type { PaletteItem } from '../model/paletteItem';
import { useNavigateTo } from '../run/useNavigateTo';
import { useRunItem } from '../run/useRunItem';
import { createKeySequence } from '../keys/createKeySequence';
import { isSingleKey } from '../keys/resolveShortcut';
import { useShortcutItems } from './useShortcutItems';
import { useSingleKeys } from './useSingleKeys';

const modifiers: ReadonlySet<string> = new Set(['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock']);

/** Runs items with their shortcuts. Loaded when the page is idle. Shows nothing. */
export function Shortcuts({ settings, onOpen }: PaletteProps) {
  const apis = useApiHolder();
  const navigate = useNavigateTo();
  const runItem = useRunItem(navigate);
  const [singleKeys] = useSingleKeys(settings.singleKeys);
  const collect = useShortcutItems(settings, navigate);

  useEffect(() => {
    // Collected with the first key, so that pages whose users press none do no work.
    let sequence: ReturnType<typeof createKeySequence> | undefined;
    const isAllowed = async ({ permissions = [] }: PaletteItem) => {
      const permissionApi = apis.get(permissionApiRef);
      if (!permissionApi) return true;
      const answers = permissions.map((permission) =>
        permissionApi.authorize({ permission }).catch(() => undefined),
      );
      return (await Promise.all(answers)).every((answer) => answer?.result === 'ALLOW');
    };
    const run = async (id: string) => {
      // Collected again, because a switch may have changed meanwhile.
      const item = collect().find((one) => one.id === id);
      if (!item || !(await isAllowed(item))) return;
      if (item.opens) onOpen(item.opens);
      else await runItem(item);
    };
    const listen = (event: KeyboardEvent) => {
      const { defaultPrevented, isComposing, repeat, key } = event;
      if (defaultPrevented || isComposing || repeat || modifiers.has(key) || isTyping()) return;
      if (!sequence) sequence = createKeySequence(listShortcuts(collect(), singleKeys));
      const { isUsed, id } = sequence.press(event);
      if (isUsed) event.preventDefault();
      if (id !== undefined) void run(id);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [apis, collect, singleKeys, onOpen, runItem]);
  return null;
}

function listShortcuts(items: readonly PaletteItem[], singleKeys: boolean): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap(({ id, shortcut }) =>
      shortcut !== undefined && (singleKeys || !isSingleKey(shortcut)) ? [[id, shortcut]] : [],
    ),
  );
}
