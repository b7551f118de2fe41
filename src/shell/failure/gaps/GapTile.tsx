import type { Problem } from '#diagnostics';
import { usePermission } from '#sdk';
import { failureText } from '../text/failureText';
import { FailureIcon } from '../problems/FailureIcon';
import { useFailureStyles } from '../styles/useFailureStyles';

/** Data about the start that a tile belongs to. */
export interface GapHelp {
  /** Returns the problems of an extension. */
  listProblems(id: string): readonly Problem[];
  /** Opens the report over the page. */
  showReport(): void;
}

/** Props of {@link GapTile}. */
export interface GapTileProps {
  /** The id of the failed extension. */
  id: string;
  /** Whether the extension is a page. Then something is shown to all users. */
  isPage: boolean;
  help: GapHelp;
}

const permission = { type: 'basic', name: 'trellis.config.read', attributes: { action: 'read' } } as const;

/**
 * Replaces a failed extension. Users who can read the configuration see the id and the problem. Others see a short notice on
 * pages, and nothing elsewhere.
 */
export function GapTile({ id, isPage, help }: GapTileProps) {
  useFailureStyles();
  const { loading, allowed } = usePermission({ permission });
  if (loading || (!allowed && !isPage)) return null;
  const tile = allowed ? <GapNotice id={id} help={help} /> : <p>{failureText('gap.pageLead')}</p>;
  if (!isPage) return tile;
  return (
    <main className="failure-gap-page" id="main-content" tabIndex={-1}>
      <h1>{failureText('gap.page')}</h1>
      {tile}
    </main>
  );
}

function GapNotice({ id, help }: Pick<GapTileProps, 'id' | 'help'>) {
  const title = failureText('gap.title', { id });
  const [first] = help.listProblems(id);
  return (
    <div className="failure-gap" role="group" aria-label={title}>
      <FailureIcon sign="error" />
      <div>
        <p className="failure-gap-title">{title}</p>
        {first && <p className="failure-quiet">{first.message}</p>}
        <button type="button" className="failure-button" data-small="" onClick={() => help.showReport()}>
          {failureText('overlay.show')}
        </button>
      </div>
    </div>
  );
}
