import { FitAddon } from '@xterm/addon-fit';
import { Terminal, type ITheme } from '@xterm/xterm';
import css from '@xterm/xterm/css/xterm.css?inline';
import { fontFamily, fontSize } from '#ui';
import type { ShellScreen } from '../exec/createShell';
import { createPacer } from './createPacer';
import { handleKeys, type KeyActions } from './handleKeys';
import { avoidStyleAttributes, openWithNonce } from './styleScreen';
import { LEAST_CONTRAST } from './terminalTheme';

/** How many lines above the screen are kept. */
const HISTORY = 5000;

/** A terminal in the page. */
export interface Screen extends ShellScreen {
  focus(): void;
  /**
   * Focuses the terminal, and pastes a text that is read first. What the user types meanwhile is sent after it.
   *
   * @throws what `read` throws
   */
  paste(read: () => Promise<string>): Promise<void>;
  readSelection(): string;
  /** Fills the space of the container. */
  fit(): void;
  setTheme(theme: ITheme): void;
  setScreenReaderMode(isOn: boolean): void;
  dispose(): void;
}

/** Options of {@link createScreen}. */
export interface ScreenOptions extends KeyActions {
  theme: ITheme;
  isForScreenReader: boolean;
  /** The accessible name of the input, and the id of the element that describes its keys. */
  label: string;
  describedBy: string;
  /** What a screen reader says instead of the output if there is too much. */
  tooMuchOutput: string;
  onInput: (input: string | Uint8Array) => void;
  onSize: (columns: number, rows: number) => void;
  onSelection: (hasSelection: boolean) => void;
}

/** Leaves the alternate screen. In the usual one, it would move the cursor. */
const LEAVE = '\x1b[?1049l';
/** Undoes other modes that programs set: mouse, pasting, hidden cursor, colors. */
const RESET = ['1000l', '1002l', '1003l', '1006l', '1004l', '2004l', '25h']
  .map((mode) => `\x1b[?${mode}`)
  .join('');

/** Creates a terminal in an empty element. */
export function createScreen(container: HTMLElement, options: ScreenOptions): Screen {
  adoptStyles();
  const terminal = new Terminal({
    fontFamily: fontFamily.mono,
    fontSize: fontSize.sm,
    lineHeight: 1.25,
    minimumContrastRatio: LEAST_CONTRAST,
    scrollback: HISTORY,
    screenReaderMode: options.isForScreenReader,
    theme: options.theme,
  });
  const fitting = new FitAddon();
  terminal.loadAddon(fitting);
  // Links could lead elsewhere than their text says.
  terminal.parser.registerOscHandler(8, () => true);
  Terminal.strings.tooMuchOutput = options.tooMuchOutput;
  Terminal.strings.promptLabel = options.label;
  openWithNonce(terminal, container);
  avoidStyleAttributes(terminal);
  terminal.textarea?.setAttribute('aria-describedby', options.describedBy);
  handleKeys(terminal, options);
  // Input that waits for a text that is being read.
  let held: Array<string | Uint8Array> | undefined;
  const send = (input: string | Uint8Array): void => {
    if (held) held.push(input);
    else options.onInput(input);
  };
  terminal.onData(send);
  terminal.onBinary((text) => send(Uint8Array.from(text, (character) => character.charCodeAt(0))));
  terminal.onResize(({ cols, rows }) => options.onSize(cols, rows));
  terminal.onSelectionChange(() => options.onSelection(terminal.hasSelection()));
  fitting.fit();
  const pacer = createPacer((data, onShown) => terminal.write(data, onShown));

  return {
    get columns() {
      return terminal.cols;
    },
    get rows() {
      return terminal.rows;
    },
    write: (output) => pacer.write(output),
    clear: () => terminal.reset(),
    async reset() {
      await new Promise<void>((resolve) => terminal.write('', resolve));
      const isAlternate = terminal.buffer.active.type === 'alternate';
      terminal.write(`${isAlternate ? LEAVE : ''}${RESET}\x1b[!p\x1b[0m`);
    },
    focus: () => terminal.focus(),
    async paste(read) {
      terminal.focus();
      // Another click before the text is there does not paste it twice.
      if (held) return;
      const typed: Array<string | Uint8Array> = (held = []);
      const release = (): void => void (held = undefined);
      try {
        const text = await read();
        release();
        terminal.paste(text);
      } finally {
        release();
        for (const input of typed) send(input);
      }
    },
    readSelection: () => terminal.getSelection(),
    fit: () => fitting.fit(),
    setTheme: (theme) => void (terminal.options.theme = theme),
    setScreenReaderMode: (isOn) => void (terminal.options.screenReaderMode = isOn),
    dispose: () => terminal.dispose(),
  };
}

let sheet: CSSStyleSheet | undefined;

/** Adds xterm's styles to the page once. Unlike `<style>` elements, they need no nonce. */
function adoptStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
