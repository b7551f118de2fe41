import { styled } from '@mui/material/styles';
import { Link2 } from 'lucide-react';
import type { JsonObject } from '#model';
import { iconsApiRef, useApi, useTranslationRef } from '#sdk';
import { IconText, InfoCard, SafeLink, space } from '#ui';
import { Markdown } from '#viewers/markdown';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import { EntityOutput } from './EntityOutput';
import { readOutput, type OutputLink } from './readOutput';

const Entities = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]}px ${space[6]}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  'ul + &': { marginTop: space[4] },
});

/** The output of a task: entities as cards, other links, and texts. */
export function DefaultOutputs({ output }: { output: JsonObject }) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const icons = useApi(iconsApiRef);
  const { links, texts } = readOutput(output);
  const entities = links.filter(({ entityRef }) => entityRef !== undefined);
  const others = links.filter(({ entityRef }) => entityRef === undefined);
  return (
    <>
      {links.length > 0 && (
        <InfoCard title={t('output.title')}>
          {entities.length > 0 && (
            <Entities>
              {entities.map((link, index) => (
                <EntityOutput key={index} entityRef={link.entityRef ?? ''} title={link.title} />
              ))}
            </Entities>
          )}
          {others.length > 0 && (
            <Links>
              {others.map((link, index) => (
                <li key={index}>
                  <Link link={link} />
                </li>
              ))}
            </Links>
          )}
        </InfoCard>
      )}
      {texts.map(({ title, icon, content }, index) => (
        <InfoCard
          key={index}
          title={<IconText icon={icon && icons.icon(icon)}>{title ?? t('output.untitled')}</IconText>}
        >
          <Markdown content={content} headingLevel={3} />
        </InfoCard>
      ))}
    </>
  );
}

function Link({ link: { title, icon, url } }: { link: OutputLink }) {
  const icons = useApi(iconsApiRef);
  const found = icon === undefined ? undefined : icons.icon(icon);
  return (
    <IconText icon={found ?? <Link2 aria-hidden />}>
      <SafeLink href={url}>{title}</SafeLink>
    </IconText>
  );
}
