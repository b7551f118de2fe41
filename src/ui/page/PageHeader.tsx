import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSize, fontWeight, measure, radius, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import type { Breadcrumb } from './Breadcrumbs';
import { Breadcrumbs } from './Breadcrumbs';
import type { PageTabItem } from './PageTabs';
import { PageTabs } from './PageTabs';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The page's name, read out as its `h1`. */
  title: ReactNode;
  /** What the tabs are called after when `title` is not plain text. */
  titleText?: string;
  /** A 20-px icon in front of the title: of the kind of an entity, or of a plugin. */
  icon?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  /** What stands right after the title and belongs to it: a star, a badge. */
  beside?: ReactNode;
  /** One line of facts under the title; `KeyValueList inline` or a sentence. */
  facts?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  tabs?: readonly PageTabItem[];
}

const Bar = styled('header')(({ theme }) => ({
  backgroundColor: resolveTokens(theme).surface.base,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > div': {
    maxWidth: measure.content,
    marginInline: 'auto',
    padding: `${space[3]}px ${space[6]}px 0`,
    '@media (max-width: 600px)': { paddingInline: space[4] },
  },
}));

const TitleLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[3]}px`,
  minHeight: 40,
  '& h1': {
    margin: 0,
    minWidth: 0,
    fontSize: rem(fontSize['2xl']),
    fontWeight: fontWeight.semibold,
    lineHeight: 1.25,
    letterSpacing: '-0.014em',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    '@media (max-width: 600px)': { fontSize: rem(fontSize.xl) },
  },
});

const Name = styled('div')({
  flex: '1 1 160px',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
});

const IconTile = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.control,
  border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  '& svg': { width: 18, height: 18 },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

const Facts = styled('div')(({ theme }) => ({
  minHeight: 24,
  marginTop: space[1],
  fontSize: rem(fontSize.sm),
  color: theme.palette.text.secondary,
}));

/** The one header of every page: where it is, what it is, the facts in a line, what can be done, its sections. */
export function PageHeader(props: PageHeaderProps) {
  const { title, titleText, icon, breadcrumbs = [], beside, facts, actions, tabs = [] } = props;
  const name = titleText ?? (typeof title === 'string' ? title : '');
  return (
    <Bar>
      <div>
        <Breadcrumbs items={breadcrumbs} />
        <TitleLine>
          <Name>
            {icon === undefined ? null : <IconTile aria-hidden>{icon}</IconTile>}
            <h1>
              <bdi>{title}</bdi>
            </h1>
            {beside}
          </Name>
          {actions === undefined ? null : <Actions>{actions}</Actions>}
        </TitleLine>
        {facts === undefined ? null : <Facts>{facts}</Facts>}
        {tabs.length === 0 ? <div style={{ height: space[3] }} /> : <PageTabs title={name} items={tabs} />}
      </div>
    </Bar>
  );
}
