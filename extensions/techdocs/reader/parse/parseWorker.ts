import type { ParseRequest } from './htmlTree';
import { parsePage } from './parsePage';
import { listNames, replaceNames } from './resolveNames';

/** The page that waits for the characters of its names. */
let waiting = '';

/** Parses one page, and sends it in parts. Names of characters are looked up by the page of the portal before. */
addEventListener('message', ({ data }: MessageEvent<ParseRequest>) => {
  try {
    if ('html' in data) {
      waiting = data.html;
      const names = listNames(waiting);
      if (names.length > 0) return postMessage({ kind: 'names', names });
    } else waiting = replaceNames(waiting, data.characters);
    for (const message of parsePage(waiting)) postMessage(message);
  } catch (error) {
    postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  waiting = '';
  return undefined;
});
