/**
 * The first script of the page. It loads the app and stays small, so that something is left to speak when the app's own
 * code cannot be loaded or fails before it has drawn anything.
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
if (container) void start(container);
