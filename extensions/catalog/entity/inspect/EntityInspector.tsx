import { lazyPopup } from '#sdk';
import { useInspectTab } from './useInspectTab';

const InspectDialog = lazyPopup(async () => (await import('./InspectDialog')).InspectDialog);

/** The inspect dialog, open while the URL has the query parameter `inspect`. */
export function EntityInspector() {
  const [tab, setTab] = useInspectTab();
  if (tab === undefined) return null;
  return <InspectDialog tab={tab} onTab={setTab} onClose={() => setTab(undefined)} />;
}
