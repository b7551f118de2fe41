/** Lets the files of a site load only while the browser has the cookie for them. */
export interface FileGate {
  /** Takes the addresses of files out of elements that are not in the document yet. Does nothing while the gate is open. */
  hold: (root: ParentNode, filesUrl: string) => void;
  /** Gives the held addresses back to the elements that are in the document now. */
  setOpen: (isOpen: boolean) => void;
  /** Resolves when the gate is open for the first time. */
  opened: Promise<void>;
}

const attributes = ['src', 'poster'] as const;

/** Creates a gate that is closed. */
export function createFileGate(): FileGate {
  let isOpen = false;
  let held: Array<{ element: Element; name: string; url: string }> = [];
  let open = (): void => undefined;
  return {
    opened: new Promise((resolve) => (open = resolve)),
    hold(root, filesUrl) {
      if (isOpen) return;
      for (const element of root.querySelectorAll('[src], [poster]')) {
        for (const name of attributes) {
          const url = element.getAttribute(name);
          if (!url?.startsWith(`${filesUrl}/`)) continue;
          element.removeAttribute(name);
          held.push({ element, name, url });
        }
      }
    },
    setOpen(next) {
      isOpen = next;
      if (!isOpen) return;
      open();
      for (const { element, name, url } of held) if (element.isConnected) element.setAttribute(name, url);
      held = [];
    },
  };
}
