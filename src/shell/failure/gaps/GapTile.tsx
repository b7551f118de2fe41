import type { Problem } from '#diagnostics';
import { usePermission } from '#sdk';
import { failureText } from '../failureText';
import { FailureIcon } from '../problems/FailureIcon';
import { useFailureStyles } from '../useFailureStyles';

/** What a tile knows of the start that it belongs to. */
export interface GapHelp {
  /** The problems of an extension. */
  listProblems(id: string): readonly Problem[];
  /** Opens the report over the page. */
  showReport(): void;
}

/** Props of {@link GapTile}. */
export interface GapTileProps {
  /** The extension that is missing here. */
  id: string;
  /** Whether it has an address of its own, where not even others may see nothing. */
  isPage: boolean;
  help: GapHelp;
}

const permission = { type: 'basic', name: 'trellis.config.read', attributes: { action: 'read' } } as const;

/** Stands where an extension failed. Who may read the configuration sees which and why; others are not troubled by it. */
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
