import { styled } from '@mui/material/styles';
import { FileText, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Entity } from '#model';
import { ANNOTATION_EDIT_URL, ANNOTATION_VIEW_URL } from '#protocol';
import { useTranslationRef } from '#sdk';
import { SafeLink, VisuallyHidden, radius, resolveTokens } from '#ui';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';

const Slots = styled('span')(({ theme }) => {
  const { surface, text } = resolveTokens(theme);
  return {
    display: 'inline-grid',
    gridTemplateColumns: '28px 28px',
    verticalAlign: 'middle',
    '& > span': { display: 'grid', placeItems: 'center', minHeight: 28 },
    '& a': {
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      borderRadius: radius.control,
      color: text.secondary,
    },
    '& a:hover': { backgroundColor: surface.muted, color: text.primary },
    '& && svg': { width: 16, height: 16, margin: 0 },
  };
});

/** Links to view and edit the descriptor of an entity, if its annotations contain the URLs. */
export function RowActions({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const name = entity.metadata.title ?? entity.metadata.name;
  const { annotations } = entity.metadata;
  return (
    <Slots>
      <ActionLink
        href={annotations?.[ANNOTATION_VIEW_URL]}
        label={t('actions.view', { name })}
        hint={t('actions.viewHint')}
      >
        <FileText aria-hidden />
      </ActionLink>
      <ActionLink
        href={annotations?.[ANNOTATION_EDIT_URL]}
        label={t('actions.edit', { name })}
        hint={t('actions.editHint')}
      >
        <Pencil aria-hidden />
      </ActionLink>
    </Slots>
  );
}

function ActionLink(props: { href: string | undefined; label: string; hint: string; children: ReactNode }) {
  const { href, label, hint, children } = props;
  if (href === undefined) return <span />;
  return (
    <span title={hint}>
      <SafeLink href={href} hideIcon>
        {children}
        <VisuallyHidden>{label}</VisuallyHidden>
      </SafeLink>
    </span>
  );
}
