import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stringifyEntityRef } from '#model';
import { useEntity, useEntityPresentation } from '#extensions/catalog';
import { useApi, useRouteRef, useTranslationRef } from '#sdk';
import { RouterLink } from '#ui';
import { catalogGraphApiRef } from '../api/CatalogGraphApi';
import { EntityGraphView } from '../graph/EntityGraphView';
import { printGraphSearch } from '../graph/graphSearch';
import { type GraphConfig, resolveGraphConfig } from '../graph/graphSettings';
import { useEntityGraph } from '../graph/useEntityGraph';
import { catalogGraphTranslationRef } from '../i18n/catalogGraphTranslationRef';
import { catalogGraphRouteRef } from '../routes';

/** A card has room for this many entities. */
const limit = 60;

/** Props of {@link RelationsGraph}. */
export interface RelationsGraphProps {
  config: GraphConfig;
  height: number;
}

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'flex-end',
  height: 40,
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 24 },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
});

/** The graph of the card, with a link to the page that shows the same. */
export function RelationsGraph({ config, height }: RelationsGraphProps) {
  const { t } = useTranslationRef(catalogGraphTranslationRef);
  const { entity } = useEntity();
  const api = useApi(catalogGraphApiRef);
  const navigate = useNavigate();
  const path = useRouteRef(catalogGraphRouteRef)?.();
  const { primaryTitle: name } = useEntityPresentation(entity);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const ref = stringifyEntityRef(entity);
  const roots = useMemo(() => [ref], [ref]);
  const settings = useMemo(
    () => resolveGraphConfig(config, api, { maxDepth: 1, zoom: 'enable-on-click' }),
    [config, api],
  );
  const graph = useEntityGraph({ roots, settings, unfolded, limit });
  const linkTo = useCallback(
    (root: string): string => {
      const { maxDepth, unidirectional, mergeRelations, showArrowHeads, direction, curve } = settings;
      const shown = { maxDepth, unidirectional, mergeRelations, showArrowHeads, direction, curve };
      const selected = {
        ...(config.kinds && { selectedKinds: config.kinds }),
        ...(config.relations && { selectedRelations: config.relations }),
      };
      return `${path ?? ''}${printGraphSearch({ rootEntityRefs: [root], ...selected, ...shown }, {})}`;
    },
    [path, settings, config],
  );
  const unfold = useCallback((one: string) => setUnfolded((last) => new Set([...last, one])), []);
  const makeRoot = useCallback((root: string) => void navigate(linkTo(root)), [navigate, linkTo]);
  const more = path === undefined ? undefined : () => makeRoot(ref);
  const change = path === undefined ? undefined : makeRoot;
  return (
    <>
      <EntityGraphView
        label={t('graph.label', { name })}
        graph={graph}
        roots={roots}
        appearance={settings}
        height={height}
        onUnfold={unfold}
        onMore={more}
        onMakeRoot={change}
      />
      {path !== undefined && (
        <Foot>
          <RouterLink to={linkTo(ref)}>
            {t('card.view')} <ArrowRight size={16} aria-hidden />
          </RouterLink>
        </Foot>
      )}
    </>
  );
}
