import { styled } from '@mui/material/styles';
import { useContext, useId, useMemo } from 'react';
import { useEntityList } from '#extensions/catalog/components';
import { CatalogEmpty } from '#extensions/catalog/pages/index';
import { stringifyEntityRef } from '#model';
import { lazyPart, preloadLater, useIsAllowed, useTranslationRef } from '#sdk';
import { Banner, fontSize, fontWeight, rem, SkeletonCard, space, useFormatNumber, VisuallyHidden } from '#ui';
import { ScaffolderFailure } from '../failure/ScaffolderFailure';
import { listTranslationRef } from '../i18n/list/listTranslationRef';
import { taskCreatePermission } from '../protocol/permissions';
import { TemplateCard } from './TemplateCard';
import { type GroupedTemplates, groupTemplates, TemplateGroups } from './templateGroups';
import { useOpenTemplate } from './useOpenTemplate';

const Groups = styled('div')({ display: 'grid', gap: space[6], minWidth: 0 });

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: space[4],
});

const Group = styled('section')(({ theme }) => ({
  minWidth: 0,
  '& > h3': { margin: `0 0 ${space[3]}px`, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
  '& > h3 small': {
    marginInlineStart: space[2],
    fontSize: rem(fontSize.sm),
    fontWeight: fontWeight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: theme.palette.text.secondary,
  },
}));

const loadDetails = preloadLater(async () => (await import('./TemplateDetails')).TemplateDetails);
const TemplateDetails = lazyPart(loadDetails);

const cardHeight = 208;
const skeletons = 6;

/** The cards of the templates that match the filters, in groups. The details of one open in a drawer. */
export function TemplateRows({ label }: { label: string }) {
  const { t } = useTranslationRef(listTranslationRef);
  const { entities, error, isCurrent, loading, refetch } = useEntityList();
  const configured = useContext(TemplateGroups);
  const isAllowed = useIsAllowed([taskCreatePermission])(taskCreatePermission);
  const { opened, close } = useOpenTemplate();
  const groups = useMemo(
    () =>
      entities &&
      groupTemplates(entities, configured, { all: t('groups.templates'), others: t('groups.others') }),
    [entities, configured, t],
  );
  return (
    <Groups aria-busy={loading} aria-label={label} role="group">
      {error !== null && (
        <ScaffolderFailure
          title={t('failed')}
          error={error}
          onRetry={refetch}
          retrying={loading}
          severity={entities && isCurrent ? 'warning' : 'error'}
        />
      )}
      {!isAllowed && <Banner>{t('denied', { permission: taskCreatePermission.name })}</Banner>}
      {!groups && error === null && (
        <Cards>
          {Array.from({ length: skeletons }, (_, index) => (
            <SkeletonCard key={index} height={cardHeight} />
          ))}
        </Cards>
      )}
      {groups?.length === 0 && error === null && <CatalogEmpty />}
      {groups?.map((group, index) => (
        <TemplateGroupCards key={index} group={group} isAllowed={isAllowed} isOnly={!configured} />
      ))}
      {opened !== undefined && <TemplateDetails templateRef={opened} isAllowed={isAllowed} onClose={close} />}
    </Groups>
  );
}

interface TemplateGroupCardsProps {
  group: GroupedTemplates;
  isAllowed: boolean;
  /** Whether the title of the list already describes the group. */
  isOnly: boolean;
}

function TemplateGroupCards({ group, isAllowed, isOnly }: TemplateGroupCardsProps) {
  const id = useId();
  const formatNumber = useFormatNumber();
  const title = (
    <h3>
      <span id={id}>{group.title}</span>
      <small>{formatNumber(group.templates.length)}</small>
    </h3>
  );
  return (
    <Group aria-labelledby={id}>
      {isOnly ? <VisuallyHidden as="div">{title}</VisuallyHidden> : title}
      <Cards>
        {group.templates.map((template) => (
          <TemplateCard key={stringifyEntityRef(template)} template={template} isAllowed={isAllowed} />
        ))}
      </Cards>
    </Group>
  );
}
