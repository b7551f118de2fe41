import { showPlainFailure } from '#shell/plain';

/**
 * The first script of the page. It stays small and loads everything else, so that it can show an error if the other code fails to
 * load or to start.
 */
async function start(container: Element): Promise<void> {
  const app = await import('./boot').catch(async (thrown: unknown) => {
    const { showLoadFailure } = await import('#shell/failure');
    showLoadFailure(container, thrown);
  });
  await app?.boot(container).catch(async (thrown: unknown) => {
    const { showCrash } = await import('#shell/failure');
    showCrash(container, thrown);
  });
}

const container = document.getElementById('root');
if (container) start(container).catch((thrown: unknown) => showPlainFailure(container, thrown));
