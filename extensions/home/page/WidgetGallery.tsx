import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { DialogBox, fontSize, fontWeight, rem, resolveTokens, SearchField, space, StatusBadge } from '#ui';
import type { HomePageWidgetData } from '../blueprints/widgetTypes';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { useWidgetTexts } from '../i18n/useWidgetTexts';
import type { Placement } from '../layout/placement';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]}px ${space[3]}px`,
    paddingBlock: space[3],
    borderTop: `1px solid ${resolveTokens(theme).line.subtle}`,
  },
  '& > li:first-of-type': { borderTop: 'none' },
  '& > li > div': { flex: '1 1 200px', minWidth: 0 },
  '& h3': { margin: 0, fontSize: rem(fontSize.md), fontWeight: fontWeight.semibold },
  '& p': { margin: 0, color: resolveTokens(theme).text.secondary },
}));

/** From this number on, a field filters the widgets. */
const MANY = 12;

/** Props of {@link WidgetGallery}. */
export interface WidgetGalleryProps {
  widgets: readonly HomePageWidgetData[];
  placements: readonly Placement[];
  onAdd: (widget: HomePageWidgetData) => void;
  onClose: () => void;
}

/** All widgets of the portal, to add one to the page. */
export function WidgetGallery({ widgets, placements, onAdd, onClose }: WidgetGalleryProps) {
  const { t } = useTranslationRef(homeTranslationRef);
  const translate = useWidgetTexts();
  const [term, setTerm] = useState('');
  const present = new Set(placements.map(({ component }) => component));
  const shown = widgets
    .map((widget) => ({
      widget,
      title: translate(widget.title ?? widget.name),
      description: widget.description === undefined ? '' : translate(widget.description),
    }))
    .filter(({ title, description }) =>
      `${title} ${description}`.toLocaleLowerCase().includes(term.trim().toLocaleLowerCase()),
    );
  return (
    <DialogBox open title={t('gallery.title')} onClose={onClose}>
      {widgets.length >= MANY && <SearchField label={t('gallery.search')} value={term} onChange={setTerm} />}
      {shown.length === 0 && <p>{t('gallery.none')}</p>}
      <List>
        {shown.map(({ widget, title, description }) => (
          <li key={widget.node.spec.id}>
            <div>
              <h3>{title}</h3>
              {description !== '' && <p>{description}</p>}
            </div>
            {present.has(widget.name) && <StatusBadge tone="neutral">{t('gallery.present')}</StatusBadge>}
            <Button aria-label={t('gallery.addTitle', { title })} onClick={() => onAdd(widget)}>
              {t('gallery.add')}
            </Button>
          </li>
        ))}
      </List>
    </DialogBox>
  );
}
