import { highlightCode } from './highlightCode';

// Runs in a worker, because a large file takes a second.
self.addEventListener('message', ({ data }: MessageEvent<{ code: string; language: string }>) => {
  const { code, language } = data;
  highlightCode(code, language).then(
    (lines) => self.postMessage({ lines }),
    () => self.postMessage({}),
  );
});
