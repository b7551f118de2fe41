import {
  type MouseEvent,
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { ExtensionBoundary, routeResolutionApiRef, useApi } from '#sdk';
import type { NavItemDialog } from '#extensions/app';

/** Finds the function that opens the dialog of a page. */
type FindDialog = (href: string) => (() => void) | undefined;

/** Finds dialogs that entries open instead of their page. By default, there are none. */
export const NavDialogContext = createContext<FindDialog>(() => undefined);

/** Props of {@link NavDialogs}. */
export interface NavDialogsProps {
  dialogs: readonly NavItemDialog[];
  children: ReactNode;
}

/** Lets the entries inside open dialogs, and shows the open one. */
export function NavDialogs({ dialogs, children }: NavDialogsProps) {
  const routes = useApi(routeResolutionApiRef);
  const [open, setOpen] = useState<NavItemDialog>();
  const find = useMemo<FindDialog>(() => {
    const byHref = new Map(dialogs.map((dialog) => [routes.resolve(dialog.routeRef)?.(), dialog]));
    return (href) => {
      const dialog = byHref.get(href);
      return dialog && (() => setOpen(dialog));
    };
  }, [dialogs, routes]);
  const close = useCallback(() => setOpen(undefined), []);
  // What is attached can change with the configuration.
  const shown = open && dialogs.find(({ node }) => node.spec.id === open.node.spec.id);
  return (
    <NavDialogContext value={find}>
      {children}
      {shown && (
        <ExtensionBoundary node={shown.node} errorPresentation="error-api">
          <shown.component onClose={close} />
        </ExtensionBoundary>
      )}
    </NavDialogContext>
  );
}

/** Returns the attributes of a link that opens a dialog with a plain click, if its page has one. */
export function useNavDialog(href: string) {
  const { pathname } = useLocation();
  const open = useContext(NavDialogContext)(href);
  if (!open || pathname === href) return { handle: undefined, 'aria-haspopup': undefined };
  return {
    handle: (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain) return;
      event.preventDefault();
      open();
    },
    'aria-haspopup': 'dialog' as const,
  };
}
