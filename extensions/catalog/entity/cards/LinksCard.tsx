import { styled } from '@mui/material/styles';
import { Globe } from 'lucide-react';
import { iconsApiRef, useApi, useTranslationRef } from '#sdk';
import { BreakableText, InfoCard, SafeLink, fontSize, rem, resolveTokens, space } from '#ui';
import { textOf } from '../../components/textOf';
import { useEntity } from '../../context/entityContext';
import { entityTranslationRef } from '../i18n/entityTranslationRef';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'flex-start', gap: space[2], minHeight: 28, minWidth: 0 },
  '& .icon svg': { width: 16, height: 16, flex: 'none' },
  '& .icon': {
    display: 'inline-flex',
    alignItems: 'center',
    height: '1lh',
    color: resolveTokens(theme).text.secondary,
    fontSize: rem(fontSize.lg),
  },
}));

/** Shows `metadata.links`. */
export function LinksCard() {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const icons = useApi(iconsApiRef);
  const links = entity.metadata.links ?? [];
  if (links.length === 0) return <InfoCard title={t('links.title')} empty={t('links.empty')} />;
  return (
    <InfoCard title={t('links.title')}>
      <List>
        {links.map(({ url, title, icon }, index) => (
          <li key={`${index}:${url}`}>
            <span className="icon" aria-hidden>
              {(icon === undefined ? undefined : icons.icon(icon)) ?? <Globe />}
            </span>
            <SafeLink href={url}>
              {textOf(title) === undefined ? (
                <BreakableText>{url}</BreakableText>
              ) : (
                <bdi>{textOf(title)}</bdi>
              )}
            </SafeLink>
          </li>
        ))}
      </List>
    </InfoCard>
  );
}
