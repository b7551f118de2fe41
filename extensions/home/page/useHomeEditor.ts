import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import type { HomePageWidgetData } from '../blueprints/widgetTypes';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { useWidgetTexts } from '../i18n/useWidgetTexts';
import { arrange } from '../layout/arrange';
import { type Move, findMove, orderAfter } from '../layout/moveWidget';
import type { Placement, WidgetSettings } from '../layout/placement';
import { defaultSize, limitSize } from '../layout/resizeWidget';
import { type LayoutChange, replaceChange, restoreChanges } from '../layout/storedChanges';
import type { HomeLayout } from '../layout/useHomeLayout';

/** A control of a widget that receives the focus. */
export interface FocusTarget {
  id: string;
  part: 'move' | 'resize' | 'menu';
}

/** Changes the home page, and reports each change in a sentence. */
export interface HomeEditor {
  message: string | undefined;
  focus: FocusTarget | undefined;
  move: (placement: Placement, move: Move, part: FocusTarget['part']) => void;
  /** Puts a widget at a place, or gives it another size. */
  place: (placement: Placement, part: FocusTarget['part']) => void;
  resize: (placement: Placement, by: { width?: number; height?: number }, part: FocusTarget['part']) => void;
  remove: (placement: Placement) => void;
  add: (widget: HomePageWidgetData) => void;
  setSettings: (placement: Placement, settings: WidgetSettings) => void;
  restore: () => void;
  undo: (() => void) | undefined;
}

/** Options of {@link useHomeEditor}. */
export interface HomeEditorOptions {
  layout: HomeLayout;
  defaults: readonly Placement[];
  widgets: ReadonlyMap<string, HomePageWidgetData>;
}

interface Feedback {
  message?: string;
  focus?: FocusTarget;
  undo?: () => void;
}

/** Returns the editor of the user's layout. */
export function useHomeEditor({ layout, defaults, widgets }: HomeEditorOptions): HomeEditor {
  const { t } = useTranslationRef(homeTranslationRef);
  const translate = useWidgetTexts();
  const [feedback, setFeedback] = useState<Feedback>({});
  const { placements = [], changes, change } = layout;
  const titleOf = (component: string) => translate(widgets.get(component)?.title ?? component);

  /** Changes one widget. Undoing it changes only this widget, too. */
  function edit(
    id: string,
    update: (current: readonly LayoutChange[]) => readonly LayoutChange[],
    next: Omit<Feedback, 'undo'>,
  ): void {
    const before = changes;
    change(update);
    const undo = () => {
      change((current) => restoreChanges(current, id, before));
      setFeedback({ message: t('edit.undone'), focus: { id, part: 'menu' } });
    };
    setFeedback({ ...next, undo });
  }

  function place(placement: Placement, part: FocusTarget['part']): void {
    const { id, component, column, order, width, height } = placement;
    const next = placements.map((other) => (other.id === id ? placement : other));
    const row = arrange(next).find((other) => other.id === id)?.row ?? 0;
    const values = { title: titleOf(component), column: column + 1, row: row + 1, width, height };
    edit(id, (current) => replaceChange(current, { id, component, column, order, width, height }), {
      message: t(part === 'resize' ? 'edit.resized' : 'edit.moved', values),
      focus: { id, part },
    });
  }

  function refuse(
    placement: Placement,
    part: FocusTarget['part'],
    key: 'edit.noMove' | 'edit.noResize',
  ): void {
    const message = t(key, { title: titleOf(placement.component) });
    setFeedback((before) => ({ ...before, message, focus: { id: placement.id, part } }));
  }

  return {
    message: feedback.message,
    focus: feedback.focus,
    undo: feedback.undo,
    place,
    move(placement, move, part) {
      const target = findMove(placements, placement.id, move);
      if (target) place({ ...placement, ...target }, part);
      else refuse(placement, part, 'edit.noMove');
    },
    resize(placement, { width = 0, height = 0 }, part) {
      const { column } = placement;
      const wanted = { width: placement.width + width, height: placement.height + height };
      const size = limitSize(wanted, column, widgets.get(placement.component)?.layout);
      const same = size.width === placement.width && size.height === placement.height;
      if (same) return refuse(placement, part, 'edit.noResize');
      place({ ...placement, ...size }, 'resize');
      if (part !== 'resize') setFeedback((before) => ({ ...before, focus: { id: placement.id, part } }));
    },
    remove({ id, component }) {
      const order = arrange(placements).map((placement) => placement.id);
      const index = order.indexOf(id);
      const neighbor = order[index + 1] ?? order[index - 1];
      const isDefault = defaults.some((placement) => placement.id === id);
      edit(id, (current) => restoreChanges(current, id, isDefault ? [{ id, removed: true }] : []), {
        message: t('edit.removed', { title: titleOf(component) }),
        ...(neighbor === undefined ? {} : { focus: { id: neighbor, part: 'menu' } }),
      });
    },
    add({ name, layout: limits }) {
      const taken = new Set([...placements, ...defaults].map(({ id }) => id));
      const id = taken.has(name) ? `${name}-${crypto.randomUUID().slice(0, 8)}` : name;
      const entry = { id, component: name, column: 0, order: orderAfter(placements), ...defaultSize(limits) };
      edit(id, (current) => replaceChange(current, entry), {
        message: t('edit.added', { title: titleOf(name) }),
        focus: { id, part: 'menu' },
      });
    },
    setSettings({ id, component }, settings) {
      edit(id, (current) => replaceChange(current, { id, settings: { ...settings } }), {
        message: t('edit.set', { title: titleOf(component) }),
        focus: { id, part: 'menu' },
      });
    },
    restore() {
      const before = changes;
      change(() => []);
      const undo = () => {
        change(() => before);
        setFeedback({ message: t('edit.undone') });
      };
      setFeedback({ message: t('edit.restored'), undo });
    },
  };
}
