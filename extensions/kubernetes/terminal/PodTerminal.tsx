import { lazyPopup } from '#sdk';

/** Props of {@link PodTerminal}. */
export interface PodTerminalProps {
  /** The name of the cluster. */
  cluster: string;
  /** @default 'default' */
  namespace?: string | undefined;
  /** The name of the pod. */
  pod: string;
  /** The names of the containers that run, at least one. */
  containers: readonly string[];
  /** The container to start with. @default the first one */
  container?: string | undefined;
  onClose: () => void;
}

/**
 * A dialog with a shell in a container of a pod. Render it while it is open: closing it ends the shell. Offer it only if
 * `useHasTerminal` returns true.
 *
 * @example {isOpen && <PodTerminal cluster="production" namespace="web" pod="web-1" containers={['app']} onClose={close} />}
 */
export const PodTerminal = lazyPopup<PodTerminalProps>(
  async () => (await import('./PodTerminalDialog')).PodTerminalDialog,
);
