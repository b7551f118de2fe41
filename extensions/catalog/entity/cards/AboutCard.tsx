import { styled } from '@mui/material/styles';
import type { EntityIconLinkProps } from '../../blueprints/EntityIconLinkBlueprint';
import { type EntityFilterData, matchesEntityFilter } from '../../blueprints/entityFilterData';
import { useEntity } from '../../context/entityContext';
import { useTranslationRef } from '#sdk';
import { InfoCard, KeyValueList, space } from '#ui';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { AboutActions } from './AboutActions';
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

const Description = styled('p')({
  margin: `0 0 ${space[4]}px`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** What an entity is in a few facts, and where its source and other places are. */
export function AboutCard({ iconLinks }: AboutCardProps) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const facts = useAboutFacts(entity);
  const links = iconLinks.filter((link) => matchesEntityFilter(link, entity));
  return (
    <InfoCard title={t('about.title')} action={<AboutActions />}>
      {links.length > 0 && (
        <Links aria-label={t('about.links')}>
          {links.map(({ id, useProps }) => (
            <IconLink key={id} useProps={useProps} />
          ))}
        </Links>
      )}
      <Description>
        <bdi>{entity.metadata.description ?? t('facts.noDescription')}</bdi>
      </Description>
      <KeyValueList items={facts} />
    </InfoCard>
  );
}
