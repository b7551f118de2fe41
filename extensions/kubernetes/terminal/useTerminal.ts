import { useTheme } from '@mui/material/styles';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { discoveryApiRef, identityApiRef, useApi, useTranslationRef } from '#sdk';
import { fontFamily, fontSize, resolveTokens } from '#ui';
import { copyText } from '#ui/headless';
import { kubernetesApiRef } from '../api/KubernetesApi';
import { kubernetesTerminalTranslationRef } from '../i18n/terminal/kubernetesTerminalTranslationRef';
import { createShellAccess } from './createShellAccess';
import { createShell, type Shell, type ShellState } from './exec/createShell';
import type { ContainerLocation } from './exec/execAddress';
import { createScreen, type Screen } from './screen/createScreen';
import { createTerminalTheme } from './screen/terminalTheme';

const MEGABYTE = 1_000_000;

/** Options of {@link useTerminal}. */
export interface TerminalOptions {
  location: ContainerLocation;
  /** The empty element that the terminal fills. */
  place: RefObject<HTMLElement | null>;
  isForScreenReader: boolean;
  /** The id of the element that describes the keys. */
  describedBy: string;
  /** Moves the focus out of the terminal. */
  onLeave: () => void;
}

/** A terminal with a shell, from the first rendering of the component to its removal. */
export interface TerminalControls {
  state: ShellState;
  hasSelection: boolean;
  copy: () => Promise<'copied' | 'failed'>;
  paste: () => Promise<'pasted' | 'failed'>;
  reconnect: () => void;
}

/** Shows a shell in an element. */
export function useTerminal(options: TerminalOptions): TerminalControls {
  const { place, isForScreenReader } = options;
  const { t } = useTranslationRef(kubernetesTerminalTranslationRef);
  const theme = useTheme();
  const apis = {
    discoveryApi: useApi(discoveryApiRef),
    identityApi: useApi(identityApiRef),
    kubernetesApi: useApi(kubernetesApiRef),
  };
  const [state, setState] = useState<ShellState>({ is: 'connecting' });
  const [hasSelection, setHasSelection] = useState(false);
  const opened = useRef<{ screen: Screen; shell: Shell }>(undefined);

  const copy = async (): Promise<'copied' | 'failed'> => {
    const result = await copyText(opened.current?.screen.readSelection() ?? '');
    opened.current?.screen.focus();
    return result;
  };
  const paste = async (): Promise<'pasted' | 'failed'> => {
    try {
      await opened.current?.screen.paste(() => navigator.clipboard.readText());
      return 'pasted';
    } catch {
      return 'failed';
    }
  };
  const reconnect = (): void => {
    opened.current?.screen.focus();
    void opened.current?.shell.connect();
  };

  const start = useEffectEvent((container: HTMLElement) => {
    let isOpen = false;
    const screen = createScreen(container, {
      theme: createTerminalTheme(resolveTokens(theme)),
      isForScreenReader,
      label: t('input', { container: options.location.container }),
      tooMuchOutput: t('input.tooMuch'),
      describedBy: options.describedBy,
      isOpen: () => isOpen,
      onLeave: options.onLeave,
      onCopy: () => void copy(),
      onRestart: reconnect,
      onSelection: setHasSelection,
      onInput: (input) => opened.current?.shell.send(input),
      onSize: (columns, rows) => opened.current?.shell.resize(columns, rows),
    });
    const shell = createShell({
      ...createShellAccess(apis, options.location),
      screen,
      texts: {
        starting: () => t('starting'),
        closed: () => t('closed'),
        reconnected: () => t('reconnected', { time: new Date() }),
        skipped: (bytes) => t('skipped', { size: bytes / MEGABYTE }),
      },
      onState: (next) => {
        isOpen = next.is === 'open';
        setState(next);
      },
    });
    opened.current = { screen, shell };
    screen.focus();
    void shell.connect();
    return () => {
      shell.close();
      screen.dispose();
      opened.current = undefined;
    };
  });

  useEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    let stop: (() => void) | undefined;
    let isRemoved = false;
    const resizes = new ResizeObserver(() => opened.current?.screen.fit());
    // The terminal measures its font once.
    void document.fonts
      .load(`${fontSize.sm}px ${fontFamily.mono}`)
      .catch(() => undefined)
      .then(() => {
        if (isRemoved) return;
        stop = start(container);
        resizes.observe(container);
      });
    return () => {
      isRemoved = true;
      resizes.disconnect();
      stop?.();
    };
  }, [place]);

  useEffect(() => opened.current?.screen.setTheme(createTerminalTheme(resolveTokens(theme))), [theme]);
  useEffect(() => opened.current?.screen.setScreenReaderMode(isForScreenReader), [isForScreenReader]);

  return { state, hasSelection, copy, paste, reconnect };
}
