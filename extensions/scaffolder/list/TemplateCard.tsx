import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { EntityRefLinks, StarButton } from '#extensions/catalog/components';
import { type Entity, printableText } from '#model';
import { Link, useLinkClick, useTranslationRef } from '#sdk';
import {
  fontSize,
  fontWeight,
  radius,
  rem,
  resolveTokens,
  RouterLink,
  space,
  StatusBadge,
  stripMarkdown,
  TagList,
  Truncate,
} from '#ui';
import { listTranslationRef } from '../i18n/list/listTranslationRef';
import { isDeprecated, isRunnable } from './describeTemplate';
import { useOpenTemplate } from './useOpenTemplate';
import { useTemplatePath } from './useTemplatePath';

const Card = styled('article')(({ theme }) => {
  const { surface, line, text } = resolveTokens(theme);
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    minWidth: 0,
    minHeight: 208,
    padding: space[4],
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: surface.base,
    // The list can have hundreds of cards.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 208px',
    '&:hover': { borderColor: line.control },
    '& > header': { display: 'flex', alignItems: 'flex-start', gap: space[2] },
    '& > header > div': { flex: 1, minWidth: 0 },
    '& > header small': { fontSize: rem(fontSize.xs), color: text.secondary },
    '& h4': {
      margin: 0,
      fontSize: rem(fontSize.lg),
      fontWeight: fontWeight.semibold,
      lineHeight: 1.4,
      overflowWrap: 'anywhere',
    },
    '& > p': { margin: 0, color: text.secondary, fontSize: rem(fontSize.md) },
    '& > footer': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[2],
      marginTop: 'auto',
      paddingTop: space[2],
    },
    '& > footer > span': { minWidth: 0, fontSize: rem(fontSize.sm) },
    '& > footer > div': { display: 'flex', gap: space[1], marginInlineStart: 'auto' },
  };
});

const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

const maxTags = 4;

/** A template: what it is for, its owner and tags, and the ways to its details and its form. */
export function TemplateCard({ template, isAllowed }: { template: Entity; isAllowed: boolean }) {
  const { t } = useTranslationRef(listTranslationRef);
  const id = useId();
  const to = useTemplatePath()(template);
  const { open } = useOpenTemplate();
  const handleClick = useLinkClick();
  const { metadata, spec, relations = [] } = template;
  const name = printableText(metadata.title) ?? metadata.name;
  const description = printableText(metadata.description);
  const type = printableText(spec?.['type']);
  const owners = relations.filter((one) => one.type === 'ownedBy').map((one) => one.targetRef);
  const canRun = isRunnable(template);
  const canChoose = isAllowed && canRun && to !== undefined;
  const title = <bdi id={id}>{name}</bdi>;
  return (
    <Card aria-labelledby={id}>
      <header>
        <div>
          {type !== undefined && <small>{type}</small>}
          <h4>{canChoose ? <RouterLink to={to}>{title}</RouterLink> : title}</h4>
        </div>
        <StarButton entity={template} size="small" />
      </header>
      {(isDeprecated(template) || !canRun) && (
        <Badges>
          {!canRun && <StatusBadge tone="error">{t('card.broken')}</StatusBadge>}
          {isDeprecated(template) && <StatusBadge tone="warning">{t('card.deprecated')}</StatusBadge>}
        </Badges>
      )}
      {description !== undefined && (
        <p>
          <Truncate lines={3}>{stripMarkdown(description)}</Truncate>
        </p>
      )}
      {metadata.tags && metadata.tags.length > 0 && (
        <TagList tags={metadata.tags} max={maxTags} label={t('card.tags')} />
      )}
      <footer>
        {owners.length > 0 && (
          <span aria-label={t('card.owner')} role="group">
            <EntityRefLinks entityRefs={owners} defaultKind="group" max={1} />
          </span>
        )}
        <div>
          <Button
            size="small"
            variant="text"
            aria-label={t('card.detailsLabel', { name })}
            onClick={() => open(template)}
          >
            {t('card.details')}
          </Button>
          {canChoose && (
            <Button
              size="small"
              component={Link}
              to={to}
              onClick={handleClick}
              aria-label={t('card.chooseLabel', { name })}
            >
              {t('card.choose')}
            </Button>
          )}
        </div>
      </footer>
    </Card>
  );
}
