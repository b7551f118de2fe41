import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TemplateSession } from '#backend';
import { createTemplateRenderer } from './createTemplateRenderer';
import { createTemplateThreads } from './createTemplateThreads';

// Each attempt tries to reach the process, a file, the network, or another template. The text of success never appears.

const threads = createTemplateThreads({ threads: 1 });
const limits = { timeMs: 1000, memoryBytes: 32 * 1024 * 1024, outputBytes: 1024 * 1024 };
let session: TemplateSession;
/** For the other limits: a busy machine can need more than a second to reach them. */
let patient: TemplateSession;

beforeAll(async () => {
  const renderer = createTemplateRenderer(threads);
  session = await renderer.open(limits);
  patient = await renderer.open({ ...limits, timeMs: 60_000 });
});
afterAll(() => threads.stop());

const run = (code: string): string => `\${{ range.constructor(${JSON.stringify(code)})() }}`;
const attempts: ReadonlyArray<[string, string]> = [
  ['the process', run('return "ESCAPED " + process.version')],
  ['the environment', run('return "ESCAPED " + process.env.HOME')],
  ['require', run('return "ESCAPED " + require("fs").readFileSync("/etc/passwd")')],
  ['a module of node', run('return "ESCAPED " + globalThis.process.mainModule.require("child_process")')],
  ['internal bindings', run('return "ESCAPED " + process.binding("fs")')],
  ['a dynamic import', run('return import("node:fs").then((fs) => "ESCAPED " + fs.readdirSync("/"))')],
  ['a synchronous import', run('import fs from "node:fs"; return "ESCAPED" + fs')],
  ['fetch', run('return "ESCAPED " + fetch("http://169.254.169.254/")')],
  ['XMLHttpRequest', run('var x = new XMLHttpRequest(); return "ESCAPED " + x')],
  ['a web socket', run('return "ESCAPED " + new WebSocket("ws://localhost")')],
  ['a worker', run('return "ESCAPED " + new Worker("data:,")')],
  ['shared memory of the host', run('return "ESCAPED " + new WebAssembly.Memory({ initial: 1 })')],
  ['a timer', run('return "ESCAPED " + setTimeout(function () {}, 0)')],
  ['the std module of QuickJS', run('return "ESCAPED " + std.open("/etc/passwd", "r")')],
  ['the os module of QuickJS', run('return "ESCAPED " + os.exec(["id"])')],
  ['the loader of scripts', run('return "ESCAPED " + loadScript("/etc/passwd")')],
  ['the constructor of a text', `\${{ "".constructor.constructor("return 'ESCAPED ' + process.pid")() }}`],
  ['the constructor of a list', `\${{ [].constructor.constructor("return 'ESCAPED ' + process.pid")() }}`],
  ['the constructor of a number', `\${{ (1).constructor.constructor("return 'ESCAPED ' + process.pid")() }}`],
  ['the constructor of cycler', `\${{ cycler("a").next.constructor("return 'ESCAPED ' + process.pid")() }}`],
  ['the constructor of joiner', `\${{ joiner().constructor("return 'ESCAPED ' + process.pid")() }}`],
  [
    'the prototype of an object',
    `\${{ {}.__proto__.constructor.constructor("return 'ESCAPED ' + process.pid")() }}`,
  ],
  ['a macro', `{% macro m() %}{% endmacro %}\${{ m.constructor("return 'ESCAPED ' + process.pid")() }}`],
  [
    'super and self',
    `{% block b %}\${{ self.constructor.constructor("return 'ESCAPED ' + process.pid")() }}{% endblock %}`,
  ],
  ['an included file', `{% include "/etc/passwd" %}ESCAPED`],
  ['an included file of the package', `{% include "../../../../package.json" %}ESCAPED`],
  ['an imported file', `{% import "/etc/passwd" as x %}ESCAPED \${{ x }}`],
  ['an extended file', `{% extends "/etc/hostname" %}ESCAPED`],
  ['a file of the network', `{% include "http://169.254.169.254/latest" %}ESCAPED`],
  [
    'the stack of an error',
    run(
      'try { null.x } catch (e) { if (/node:|file:|node_modules/.test(e.stack)) return "ESCAPED " + e.stack }',
    ),
  ],
  [
    'the callers of a function',
    run(
      'function f() { return f.caller } var c = f(); if (c && /workerData|parentPort/.test(String(c))) return "ESCAPED"',
    ),
  ],
  [
    'functions of the host among the globals',
    run(
      'var out = Object.getOwnPropertyNames(globalThis).filter(function (n) { return /^(process|require|module|Buffer|global|std|os|print|console|scriptArgs|host.*|__.*|.*(callback|native).*)$/i.test(n) }); if (out.length > 0) return "ESCAPED " + out',
    ),
  ],
  [
    'the prepareStackTrace of the engine',
    run(
      'Error.prepareStackTrace = function (e, s) { return s[0].getThis ? "ESCAPED " + s[0].getThis().process.version : "" }; return new Error().stack',
    ),
  ],
];

describe('attempts to escape from the sandbox', () => {
  it.each(attempts)('%s', async (_name, text) => {
    const result = await session.renderTemplate(text, {}).catch((error: unknown) => String(error));
    expect(result).not.toMatch(/^ESCAPED|root:/);
    expect(result).not.toContain('undefined is not');
    // The next template is rendered as before.
    expect(await session.renderTemplate('${{ 1 + 1 }}', {})).toBe('2');
  });

  it('code of a template runs, but only in the sandbox', async () => {
    expect(await session.renderTemplate(run('return "ESCAPED " + typeof process'), {})).toBe(
      'ESCAPED undefined',
    );
  });

  it('there are 30 or more', () => expect(attempts.length).toBeGreaterThanOrEqual(30));
});

describe('limits', () => {
  const stops: ReadonlyArray<[string, string, RegExp]> = [
    ['an endless loop', run('while (true) {}'), /took longer than 1 seconds/],
    [
      'an endless loop that catches errors',
      run('while (true) { try { while (true) {} } catch (e) {} }'),
      /took longer/,
    ],
    [
      'a loop of the template',
      '{% for a in range(0, 100000) %}{% for b in range(0, 100000) %}{% endfor %}{% endfor %}',
      /took longer/,
    ],
    ['a slow pattern', run('return /^(a+)+$/.test("a".repeat(40) + "b")'), /took longer/],
    [
      'a memory bomb',
      run('var a = []; while (true) a.push(new Array(10000).fill(a.length))'),
      /more than 32 MB of memory/,
    ],
    ['a doubling text', run('var s = "x"; while (true) s += s'), /memory|string length|too long/i],
    ['a long range', '${{ range(0, 1000000000) | length }}', /took longer|memory/],
    ['endless recursion', '{% macro m() %}${{ m() }}{% endmacro %}${{ m() }}', /stack|recursion/i],
    ['50 MB of output', '${{ values.x }}'.repeat(50), /larger than 1 MB/],
  ];

  it.each(stops)('%s', async (_name, text, message) => {
    const longest = watchPauses();
    const tried = message.test('took longer than 1 seconds') ? session : patient;
    await expect(tried.renderTemplate(text, { values: { x: 'x'.repeat(250_000) } })).rejects.toThrow(message);
    expect(longest()).toBeLessThan(900);
  });

  it('a value that exceeds a limit is an error, not an unrendered text', async () => {
    await expect(session.renderValue(run('while (true) {}'), {})).rejects.toThrow(/took longer/);
    await expect(
      patient.renderValue(run('var a = []; while (true) a.push(new Array(10000).fill(1))'), {}),
    ).rejects.toThrow(/memory/);
  });
});

/** Returns a function that returns the longest pause of this thread since the call, in milliseconds. */
function watchPauses(): () => number {
  let longest = 0;
  let last = Date.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, Date.now() - last);
    last = Date.now();
  }, 10);
  return () => {
    clearInterval(timer);
    return Math.max(longest, Date.now() - last);
  };
}
