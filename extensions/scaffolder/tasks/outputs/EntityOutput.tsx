import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { parseEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, radius, rem, resolveTokens, space, stripMarkdown } from '#ui';
import { EntityKindIcon, EntityRefLink, useCatalogQuery } from '#extensions/catalog/components';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';

/** Props of {@link EntityOutput}. */
export interface EntityOutputProps {
  /** A full ref. */
  entityRef: string;
  /** The text of the link, from the template. */
  title: string | undefined;
}

/** The time between two requests for an entity that is not in the catalog yet, in ms. */
const PAUSE = 2_000;
/** The time until an entity counts as missing, in ms. */
const PATIENCE = 30_000;

const Item = styled('li')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    gap: space[3],
    minWidth: 0,
    padding: space[3],
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.control,
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0, flex: 1 },
    '& > div > div': { fontWeight: fontWeight.medium },
    '& p': {
      margin: 0,
      minHeight: 20,
      fontSize: rem(fontSize.sm),
      color: tokens.text.secondary,
      overflowWrap: 'anywhere',
    },
  };
});

/** An entity that a task created. The catalog can take some seconds to add it. */
export function EntityOutput({ entityRef, title }: EntityOutputProps) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const { kind } = parseEntityRef(entityRef);
  const note = useEntityNote(entityRef);
  return (
    <Item>
      <EntityKindIcon kind={kind} size={20} />
      <div>
        <div>
          <EntityRefLink key={note.isKnown ? 'known' : 'unknown'} entityRef={entityRef} hideIcon />
        </div>
        <p>{note.text}</p>
        <EntityRefLink entityRef={entityRef}>{title ?? t('output.open')}</EntityRefLink>
      </div>
    </Item>
  );
}

/** Returns the description of an entity, or why there is none. */
function useEntityNote(entityRef: string): { isKnown: boolean; text: string } {
  const { t } = useTranslationRef(tasksTranslationRef);
  const [deadline] = useState(() => Date.now() + PATIENCE);
  const { data, error, dataUpdatedAt } = useCatalogQuery({
    queryKey: ['scaffolder-output', entityRef],
    load: async (catalog, options) => (await catalog.getEntityByRef(entityRef, options)) ?? null,
    refetchInterval: ({ state }) => (state.data === null && Date.now() < deadline ? PAUSE : false),
  });
  if (data) return { isKnown: true, text: stripMarkdown(data.metadata.description ?? '') };
  if (error) return { isKnown: false, text: `${t('output.failed')}. ${error.message}` };
  const isMissing = data === null && dataUpdatedAt >= deadline;
  const text = data === undefined ? '' : t(isMissing ? 'output.missing' : 'output.pending');
  return { isKnown: false, text };
}
