import { parsePage } from './parsePage';

/** Parses one page, and sends it in parts. */
addEventListener('message', ({ data }: MessageEvent<{ html: string }>) => {
  try {
    for (const message of parsePage(data.html)) postMessage(message);
  } catch (error) {
    postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
