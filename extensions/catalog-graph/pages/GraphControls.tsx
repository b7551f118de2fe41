import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { FacetFilter, SelectField, radius, resolveTokens, space } from '#ui';
import type { GraphDirection, GraphLegendItem } from '#viewers/graph';
import type { GraphSelection } from '../graph/graphSearch';
import type { CurveName } from '../graph/graphSettings';
import { catalogGraphTranslationRef } from '../i18n/catalogGraphTranslationRef';

/** Props of {@link GraphControls}. */
export interface GraphControlsProps {
  selection: GraphSelection;
  kinds: readonly GraphLegendItem[];
  relations: readonly string[];
  defaultRelations: readonly string[];
  /** The highest depth that users can choose. */
  maxDepth: number;
  onChange: (change: Partial<GraphSelection>) => void;
}

const Panel = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[3],
    minWidth: 0,
    padding: space[3],
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.base,
    '& > label': { display: 'flex', alignItems: 'center', gap: space[2], minHeight: 24, cursor: 'pointer' },
    '& > label > input': { flex: 'none', width: 16, height: 16, margin: 0, accentColor: tokens.accent.fill },
    '@media (max-width: 1000px) and (min-width: 600px)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'start',
    },
  };
});

const depths = [1, 2, 3, 4, 5, Number.POSITIVE_INFINITY];
const directions: readonly GraphDirection[] = ['LR', 'RL', 'TB', 'BT'];
const curves: readonly CurveName[] = ['curveMonotoneX', 'curveStepBefore'];
const flags = ['unidirectional', 'mergeRelations', 'showArrowHeads'] as const;

/** What the graph shows and how. All of it is in the URL. */
export function GraphControls(props: GraphControlsProps) {
  const { selection, kinds, relations, defaultRelations, maxDepth, onChange } = props;
  const { t } = useTranslationRef(catalogGraphTranslationRef);
  const { selectedRelations = defaultRelations } = selection;
  const depth = Math.min(selection.maxDepth, maxDepth);
  const offered = [...new Set([...depths.filter((one) => one <= maxDepth), depth])].toSorted((a, b) => a - b);
  return (
    <Panel role="group" aria-label={t('controls.label')}>
      <SelectField
        label={t('controls.depth')}
        value={String(depth)}
        options={offered.map((one) => ({
          value: String(one),
          label:
            one === Number.POSITIVE_INFINITY ? t('controls.unlimited') : t('controls.hops', { count: one }),
        }))}
        onChange={(value) => onChange({ maxDepth: Number(value) })}
        fullWidth
      />
      <SelectField
        label={t('controls.direction')}
        value={selection.direction}
        options={directions.map((value) => ({ value, label: t(`controls.${value}`) }))}
        onChange={(value) => onChange({ direction: value as GraphDirection })}
        fullWidth
      />
      <SelectField
        label={t('controls.curve')}
        value={selection.curve}
        options={curves.map((value) => ({ value, label: t(`controls.${value}`) }))}
        onChange={(value) => onChange({ curve: value as CurveName })}
        fullWidth
      />
      {flags.map((flag) => (
        <label key={flag}>
          <input
            type="checkbox"
            checked={selection[flag]}
            onChange={(event) => onChange({ [flag]: event.target.checked })}
          />
          {t(`controls.${flag}`)}
        </label>
      ))}
      <FacetFilter
        label={t('controls.kinds')}
        options={kinds.map(({ id, label, icon }) => ({ value: id, label, icon }))}
        selected={kinds.filter(({ isOn }) => isOn).map(({ id }) => id)}
        onChange={(selected) =>
          onChange({ selectedKinds: selected.length === kinds.length ? undefined : selected })
        }
        visible={10}
      />
      <FacetFilter
        label={t('controls.relations')}
        options={relations.map((type) => ({ value: type, label: type }))}
        selected={selectedRelations}
        onChange={(selected) =>
          onChange({
            selectedRelations: isSameSet(selected, defaultRelations) ? undefined : selected,
          })
        }
        visible={14}
      />
    </Panel>
  );
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
