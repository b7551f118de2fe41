import { styled } from '@mui/material/styles';
import type { EntityIconLinkProps } from '../../blueprints/EntityIconLinkBlueprint';
import { type EntityFilterData, matchesEntityFilter } from '../../blueprints/entityFilterData';
import { DescriptorActions } from '../../components/DescriptorActions';
import { EntityDescription } from '../../components/EntityDescription';
import { useEntity } from '../../context/entityContext';
import { useTranslationRef } from '#sdk';
import { InfoCard, KeyValueList, space } from '#ui';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { IconLink } from './IconLink';
import { useAboutFacts } from './useAboutFacts';

/** Props of {@link AboutCard}. */
export interface AboutCardProps {
  iconLinks: ReadonlyArray<EntityFilterData & { id: string; useProps: () => EntityIconLinkProps }>;
}

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: `0 0 ${space[3]}px`,
  padding: `0 0 ${space[3]}px`,
  listStyle: 'none',
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Stack = styled('div')({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } });

/** Metadata of the entity, and icon links such as the one to its source. */
export function AboutCard({ iconLinks }: AboutCardProps) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const facts = useAboutFacts(entity);
  const links = iconLinks.filter((link) => matchesEntityFilter(link, entity));
  return (
    <InfoCard title={t('about.title')} action={<DescriptorActions />}>
      {links.length > 0 && (
        <Links aria-label={t('about.links')}>
          {links.map(({ id, useProps }) => (
            <IconLink key={id} useProps={useProps} />
          ))}
        </Links>
      )}
      <Stack>
        <EntityDescription description={entity.metadata.description} fallback={t('facts.noDescription')} />
        {facts.length > 0 && <KeyValueList items={facts} />}
      </Stack>
    </InfoCard>
  );
}
