import { bundledEarlyParts } from '#extensions/early';
import { startEarly } from '#sdk/early';
import { afterFirstFrame, fillSkeleton, isFar, showPlainFailure } from '#shell/plain';

/**
 * The first script of the page. It runs before the page is painted for the first time, so it stays small. It loads everything else,
 * and can show an error if the other code fails to load or to start.
 */
async function start(container: Element): Promise<void> {
  const painted = afterFirstFrame();
  const sent = startEarly(bundledEarlyParts, document, {
    painted,
    show: (content) => fillSkeleton(document, content),
  });
  // Compiling the other scripts takes longer than a frame.
  if (!isFar()) await painted;
  // The build lists them in a template. Inserting the links loads all of them at once.
  const links = document.querySelector<HTMLTemplateElement>('#first-load');
  if (links) document.head.append(links.content);
  await painted;
  await sent;
  const app = await import('./boot').catch(async (thrown: unknown) => {
    const { showLoadFailure } = await import('#shell/failure').catch(() => Promise.reject(thrown));
    showLoadFailure(container, thrown);
  });
  // The session may have arrived meanwhile, and the first requests of the page need it.
  await new Promise((resolve) => setTimeout(resolve));
  await app?.boot(container).catch(async (thrown: unknown) => {
    const { showCrash } = await import('#shell/failure').catch(() => Promise.reject(thrown));
    showCrash(container, thrown);
  });
}

const container = document.getElementById('root');
if (container) start(container).catch((thrown: unknown) => showPlainFailure(container, thrown));
