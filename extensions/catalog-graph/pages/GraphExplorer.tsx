import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SlidersHorizontal, Waypoints } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { EntityKindIcon, EntityRefLink, useKindName } from '#extensions/catalog/components';
import { SaveViewButton } from '#extensions/search/components';
import { useTranslationRef } from '#sdk';
import { DialogBox, FilterChips, resolveKindHue, space, useMediaQuery } from '#ui';
import type { GraphLegendItem } from '#viewers/graph';
import { EntityGraphView } from '../graph/EntityGraphView';
import type { GraphSelection } from '../graph/graphSearch';
import type { GraphAppearance, GraphSettings } from '../graph/graphSettings';
import { useEntityGraph } from '../graph/useEntityGraph';
import { catalogGraphTranslationRef } from '../i18n/catalogGraphTranslationRef';
import { EntityChoice } from './EntityChoice';
import { GraphControls } from './GraphControls';

/** Props of {@link GraphExplorer}. */
export interface GraphExplorerProps {
  /** The configuration, without the selections of users. */
  resolved: GraphSettings & GraphAppearance;
  offeredRelations: readonly string[];
  limits: { step: number; depth: number; entities: number };
  selection: GraphSelection;
  onChange: (change: Partial<GraphSelection>) => void;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[4]}px`,
  marginBottom: space[3],
  '& > div': { flex: '1 1 200px', minWidth: 0, fontWeight: 500 },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '&[data-filters]': { gridTemplateColumns: '240px minmax(0, 1fr)' },
  '@media (max-width: 1000px)': { '&[data-filters]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The graph with its controls. */
export function GraphExplorer({
  resolved,
  offeredRelations,
  limits,
  selection,
  onChange,
}: GraphExplorerProps) {
  const { t } = useTranslationRef(catalogGraphTranslationRef);
  const { rootEntityRefs: roots, unfolded, limit } = selection;
  const settings = useSettings(resolved, offeredRelations, selection, limits.depth);
  const unfoldedSet = useMemo(() => new Set(unfolded), [unfolded]);
  const shownLimit = Math.min(limit, limits.entities);
  const graph = useEntityGraph({ roots, settings, unfolded: unfoldedSet, limit: shownLimit });
  const [isChoosing, setChoosing] = useState(false);
  // On a narrow screen, the controls would push the graph out of view, so users open them.
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const [isOpenNarrow, setOpenNarrow] = useState(false);
  const isOpen = isNarrow ? isOpenNarrow : selection.showFilters;
  const legend = useLegend(graph.kinds, resolved.kinds, selection, onChange);
  const setRoots = (refs: readonly string[]) => onChange({ rootEntityRefs: refs, unfolded: [] });
  const makeRoot = useCallback(
    (ref: string) => onChange({ rootEntityRefs: [ref], unfolded: [] }),
    [onChange],
  );
  const unfold = useCallback(
    (ref: string) => onChange({ unfolded: [...new Set([...unfolded, ref])] }),
    [onChange, unfolded],
  );
  const more = shownLimit < limits.entities ? () => onChange({ limit: shownLimit + limits.step }) : undefined;
  const [first = ''] = roots;
  return (
    <>
      <Head>
        <div>
          {roots.length === 1 ? (
            <EntityRefLink entityRef={first} />
          ) : (
            <FilterChips
              filters={roots.map((ref) => ({
                id: ref,
                label: t('page.root'),
                value: ref,
                onRemove: () => setRoots(roots.filter((one) => one !== ref)),
              }))}
              onClearAll={() => setRoots(roots.slice(0, 1))}
            />
          )}
        </div>
        <Button startIcon={<Waypoints aria-hidden />} onClick={() => setChoosing(true)}>
          {t('page.change')}
        </Button>
        <Button
          startIcon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => (isNarrow ? setOpenNarrow(!isOpen) : onChange({ showFilters: !isOpen }))}
        >
          {t(isOpen ? 'page.hideControls' : 'page.showControls')}
        </Button>
        <SaveViewButton />
      </Head>
      <Columns data-filters={isOpen || undefined}>
        {isOpen && (
          <GraphControls
            selection={selection}
            kinds={legend}
            relations={offeredRelations}
            defaultRelations={resolved.relations}
            maxDepth={limits.depth}
            onChange={onChange}
          />
        )}
        <EntityGraphView
          label={t('graph.label', { name: roots.join(', ') })}
          graph={graph}
          roots={roots}
          appearance={{ ...selection, zoom: resolved.zoom }}
          height={640}
          legend={legend}
          onUnfold={unfold}
          onMore={more}
          onMakeRoot={makeRoot}
        />
      </Columns>
      <DialogBox open={isChoosing} title={t('page.change')} onClose={() => setChoosing(false)} width="sm">
        <EntityChoice
          onChoose={(ref) => {
            setChoosing(false);
            makeRoot(ref);
          }}
        />
      </DialogBox>
    </>
  );
}

function useSettings(
  resolved: GraphSettings,
  offered: readonly string[],
  selection: GraphSelection,
  deepest: number,
): GraphSettings {
  const { kinds, relations, relationPairs } = resolved;
  const { selectedKinds, selectedRelations, maxDepth, unidirectional, mergeRelations } = selection;
  return useMemo(
    () => ({
      kinds: selectedKinds?.filter((kind) => kinds?.includes(kind) ?? true) ?? kinds,
      relations: selectedRelations?.filter((type) => offered.includes(type)) ?? relations,
      relationPairs,
      maxDepth: Math.min(maxDepth, deepest),
      unidirectional,
      mergeRelations,
    }),
    [
      kinds,
      relations,
      relationPairs,
      offered,
      deepest,
      selectedKinds,
      selectedRelations,
      maxDepth,
      unidirectional,
      mergeRelations,
    ],
  );
}

/** The kinds in the graph and those that were turned off. */
function useLegend(
  found: ReadonlySet<string>,
  offered: readonly string[] | undefined,
  { selectedKinds }: GraphSelection,
  onChange: (change: Partial<GraphSelection>) => void,
): GraphLegendItem[] {
  const printKind = useKindName();
  return useMemo(() => {
    const known = [...new Set([...found, ...(selectedKinds ?? [])])]
      .filter((kind) => offered?.includes(kind) ?? true)
      .toSorted();
    const isOn = (kind: string): boolean => selectedKinds?.includes(kind) ?? true;
    return known.map((kind) => {
      const others = known.filter((one) => one !== kind && isOn(one));
      const next = isOn(kind) ? others : [...others, kind];
      return {
        id: kind,
        label: printKind(kind),
        icon: <EntityKindIcon kind={kind} />,
        hue: resolveKindHue(kind),
        isOn: isOn(kind),
        onToggle: () => onChange({ selectedKinds: next.length === known.length ? undefined : next }),
      };
    });
  }, [found, offered, selectedKinds, onChange, printKind]);
}
