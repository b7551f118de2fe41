import { compilePattern } from './compilePattern';

addEventListener(
  'message',
  ({ data: { pattern, value } }: MessageEvent<{ pattern: string; value: string }>) => {
    postMessage(compilePattern(pattern)?.test(value) ?? true);
  },
);

/** The first message. The time limit does not include the time to load. */
postMessage('ready');
