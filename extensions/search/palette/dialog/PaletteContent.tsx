import { type RefObject, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslationRef } from '#sdk';
import { VisuallyHidden } from '#ui';
import { useSettled } from '../found/useSettled';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteProps } from '../settings/paletteSettings';
import { matchesStroke, parseStroke } from '../keys/stroke';
import { arrangeItems } from '../model/arrangeItems';
import type { PaletteItem } from '../model/paletteItem';
import { parseInput } from '../model/parseInput';
import { useNavigateTo } from '../run/useNavigateTo';
import { useRunItem } from '../run/useRunItem';
import { MoreButtons } from './MoreButtons';
import { PaletteBar } from './PaletteBar';
import { PaletteFooter } from './PaletteFooter';
import { PaletteList } from './PaletteList';
import { PaletteNotice } from './PaletteNotice';
import { PrefixButtons } from './PrefixButtons';
import { printFailure } from './printFailure';
import { useActiveRow } from './useActiveRow';
import { type PaletteLevel, usePaletteItems } from './usePaletteItems';

/** Props of {@link PaletteContent}. */
export interface PaletteContentProps extends PaletteProps {
  /** What the user typed while the palette was loading. */
  typedAhead: string;
  /** The id of the title of the dialog. */
  titleId: string;
  /** The field where the user types. */
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** What the palette shows: a field, and a list of what it offers. */
export function PaletteContent({
  settings,
  typedAhead,
  titleId,
  field,
  onOpen,
  onClose,
}: PaletteContentProps) {
  const { t } = useTranslationRef(paletteTranslationRef);
  const [typed, setTyped] = useState(typedAhead);
  const [level, setLevel] = useState<PaletteLevel>();
  const navigate = useNavigateTo();
  const runItem = useRunItem(navigate);
  const input = useMemo(
    () => (level ? { prefix: undefined, text: typed.trim() } : parseInput(typed)),
    [level, typed],
  );
  const { items, bonuses, isLoading, failure, probes, recordUse } = usePaletteItems({
    settings,
    navigate,
    input,
    level,
  });
  const sections = useMemo(() => arrangeItems(items, input, bonuses), [items, input, bonuses]);
  const rows = useMemo(() => sections.flatMap((section) => section.rows.map(({ item }) => item)), [sections]);
  // The buttons of screen readers come after the list.
  const laterRows = useDeferredValue(rows);
  const active = useActiveRow(rows, `${level?.entity.ref} ${typed}`);
  const reason = printFailure(failure, level?.title ?? '', t);
  const isEmpty = rows.length === 0 && !isLoading;
  const isFailed = level !== undefined && reason !== undefined;
  const count = isFailed || (isLoading && rows.length === 0) ? undefined : t('count', { count: rows.length });
  const announced = useSettled([count, reason].filter(Boolean).join('. '), 500);
  const enterable = level ? undefined : active.row;

  const choose = (item: PaletteItem, inNewTab = false) => {
    recordUse(item);
    if (item.opens) return onOpen(item.opens);
    // The focus returns to the page first, because the item can move it.
    if (!inNewTab) flushSync(onClose);
    void runItem(item, inNewTab);
  };
  const enter = useCallback(
    ({ entity, title, to }: PaletteItem) => {
      if (!entity) return;
      setLevel({ entity, title, to, typed: field.current?.value ?? '' });
      setTyped('');
      field.current?.focus();
    },
    [field],
  );
  const leave = () => {
    setTyped(level?.typed ?? '');
    setLevel(undefined);
    field.current?.focus();
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { shortcut } = settings;
    const isShortcut = shortcut !== false && matchesStroke(parseStroke(shortcut), event.nativeEvent);
    if (isShortcut) onClose();
    else if (event.key === 'Escape' && level) leave();
    else if (event.target !== field.current || !handleFieldKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Returns whether the key was handled. */
  function handleFieldKey(event: React.KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const { row } = active;
    if (key === 'Enter') {
      if (row) choose(row, (ctrlKey || metaKey) && row.to !== undefined);
      return true;
    }
    if (ctrlKey || metaKey || altKey || shiftKey) return false;
    if (key === 'Backspace' && level && typed === '') leave();
    else if (row?.entity && !level && (key === 'Tab' || isForward(key, field.current))) enter(row);
    else return active.move(key);
    return true;
  }

  return (
    <div className="content" role="presentation" onKeyDown={onKeyDown}>
      <VisuallyHidden id={titleId}>{t('title')}</VisuallyHidden>
      <PaletteBar
        ref={field}
        typed={typed}
        level={level}
        prefix={input.prefix}
        activeId={active.id}
        hasRows={rows.length > 0}
        isLoading={isLoading}
        onType={setTyped}
        onLeave={leave}
        onClose={onClose}
      />
      {typed === '' && !level && (
        <PrefixButtons
          onChoose={(prefix) => {
            setTyped(prefix);
            field.current?.focus();
          }}
        />
      )}
      <PaletteList
        sections={sections}
        active={active}
        canEnter={level === undefined}
        onChoose={choose}
        onEnter={enter}
      />
      <PaletteNotice isEmpty={isEmpty} input={input} level={level} failure={reason} isFailed={isFailed} />
      <PaletteFooter
        canOpenTab={active.row?.to !== undefined}
        canEnter={enterable?.entity !== undefined}
        isLevel={level !== undefined}
        onOpen={onOpen}
      />
      {!level && <MoreButtons rows={laterRows} onEnter={enter} />}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {probes}
    </div>
  );
}

/** Whether an arrow key leads forward from the end of the text, in the direction of the text. */
function isForward(key: string, field: HTMLInputElement | null): boolean {
  if (!field || field.selectionStart !== field.value.length) return false;
  const isRightToLeft = getComputedStyle(field).direction === 'rtl';
  return key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight');
}
