import { useState } from 'react';
import { styled } from '@mui/material/styles';
import type { CompoundEntityRef, Entity } from '#model';
import { stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { resolveTokens } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { EntityRefLink } from './EntityRefLink';

/** Props of {@link EntityRefLinks}. */
export interface EntityRefLinksProps {
  entityRefs: ReadonlyArray<Entity | CompoundEntityRef | string>;
  defaultKind?: string;
  defaultNamespace?: string;
  hideIcons?: boolean;
  /** The number of links before the "+n" button. */
  max?: number;
}

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minWidth: 0,
  maxWidth: '100%',
});
const More = styled('button')(({ theme }) => ({
  minHeight: 24,
  padding: '0 6px',
  border: 0,
  borderRadius: 4,
  background: resolveTokens(theme).surface.muted,
  color: resolveTokens(theme).text.secondary,
  font: 'inherit',
  cursor: 'pointer',
}));

/** Links to several entities. */
export function EntityRefLinks(props: EntityRefLinksProps) {
  const { entityRefs, hideIcons = false, max = 3, ...defaults } = props;
  const { t } = useTranslationRef(catalogTranslationRef);
  const [all, setAll] = useState(false);
  const shown = all ? entityRefs : entityRefs.slice(0, max);
  const count = entityRefs.length - shown.length;
  return (
    <Line>
      {shown.map((ref) => (
        <EntityRefLink
          key={typeof ref === 'string' ? ref : stringifyEntityRef(ref)}
          entityRef={ref}
          hideIcon={hideIcons}
          {...defaults}
        />
      ))}
      {count > 0 && (
        <More type="button" aria-label={t('refs.moreLabel', { count })} onClick={() => setAll(true)}>
          {t('refs.more', { count })}
        </More>
      )}
    </Line>
  );
}
