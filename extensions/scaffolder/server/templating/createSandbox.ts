import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { QuickJS } from 'quickjs-wasi';
import { TemplateError, type RenderLimits } from '#backend';

/** Renders in an interpreter of its own, which shares nothing with the portal. */
export interface Sandbox {
  /**
   * Returns the answer of the guest to a request. Each call starts from the same state.
   *
   * @throws TemplateError
   */
  answer(request: string, limits: RenderLimits): Promise<string>;
}

/** Native stack of the interpreter in bytes. Enough for expressions of any useful depth. */
const STACK_BYTES = 256 * 1024;
const MAX_MESSAGE = 2000;

/** Creates the sandbox. Takes about half a second. Calls then restore a copy of its memory in a few milliseconds. */
export async function createSandbox(): Promise<Sandbox> {
  const require = createRequire(import.meta.url);
  const [binary, nunjucks, guest] = await Promise.all([
    readFile(require.resolve('quickjs-wasi/quickjs.wasm')),
    readFile(require.resolve('@11ty/nunjucks/browser/nunjucks.min.js'), 'utf8'),
    readFile(new URL('./templateGuest.mjs', import.meta.url), 'utf8'),
  ]);
  const wasm = await WebAssembly.compile(binary);
  const initial = await QuickJS.create({ wasm });
  initial.evalCode(nunjucks, 'nunjucks.js').dispose();
  initial.evalCode(guest, 'guest.js').dispose();
  const snapshot = initial.snapshot();
  initial.dispose();

  return {
    async answer(request, { timeMs, memoryBytes, outputBytes }) {
      if (request.length * 2 > memoryBytes) {
        throw new TemplateError(
          `The template and its values are ${printMegabytes(request.length)}, which is too large to render.`,
        );
      }
      const endsAt = Date.now() + timeMs;
      let isLate = false;
      const vm = await QuickJS.restore(snapshot, {
        wasm,
        memoryLimit: memoryBytes,
        maxStackSize: STACK_BYTES,
        interruptHandler: () => (isLate ||= Date.now() > endsAt),
      });
      try {
        const result = vm.callFunction(vm.global.getProp('answer'), vm.undefined, vm.newString(request));
        if (isLate) throw tooSlow(timeMs);
        if (result.length > outputBytes) throw tooLong(outputBytes);
        const text = result.toString();
        if (Buffer.byteLength(text) > outputBytes) throw tooLong(outputBytes);
        return text;
      } catch (error) {
        if (error instanceof TemplateError) throw error;
        if (isLate) throw tooSlow(timeMs);
        const message = readMessage(error);
        if (message.includes('out of memory')) {
          throw new TemplateError(
            `Rendering the template needs more than ${printMegabytes(memoryBytes)} of memory, the limit.`,
          );
        }
        throw new TemplateError(message);
      } finally {
        vm.dispose();
      }
    },
  };
}

/** Errors of the guest can have any form. */
function readMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' ? 'The template could not be rendered.' : message.slice(0, MAX_MESSAGE);
}

/** Returns the error of a template that takes too long. */
export function tooSlow(timeMs: number): TemplateError {
  return new TemplateError(`Rendering the template took longer than ${timeMs / 1000} seconds, the limit.`);
}

function tooLong(outputBytes: number): TemplateError {
  return new TemplateError(`The rendered text is larger than ${printMegabytes(outputBytes)}, the limit.`);
}

function printMegabytes(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
}
