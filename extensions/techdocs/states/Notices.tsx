import { RedirectNotice } from './RedirectNotice';
import { SyncNotice, type SyncNoticeProps } from './SyncNotice';
import { type RefreshingPage, useRedirect, useRefreshTarget } from './useRedirect';

/** Props of {@link Notices}. */
export interface NoticesProps {
  /** The page that is shown, if it is no longer maintained. */
  refresh: RefreshingPage | undefined;
  /** `undefined` if an error without access to the files is shown instead. */
  sync: SyncNoticeProps | undefined;
}

/** What happens with the page and with the build of its site. */
export function Notices({ refresh, sync }: NoticesProps) {
  const { isShown, now } = useRedirect(useRefreshTarget(refresh));
  return (
    <>
      <RedirectNotice isShown={isShown} onRedirect={now} />
      {sync && <SyncNotice {...sync} />}
    </>
  );
}
