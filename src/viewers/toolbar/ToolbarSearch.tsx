import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchField, useFormatNumber } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { ToolbarButton } from './ToolbarButton';

/** A search in the content of a viewer and the current match. */
export interface ToolbarSearchProps {
  /** The label of the search field. */
  label: string;
  query: string;
  onChange: (query: string) => void;
  count: number;
  /** Whether there are more matches than `count`. */
  hasMore?: boolean;
  /** The index of the current match. */
  current: number;
  /** Moves to the next match (1) or the previous match (-1). */
  onStep: (by: 1 | -1) => void;
}

/** The search in the toolbar of a viewer: the query, the position of the current match, and buttons for the others. */
export function ToolbarSearch(props: ToolbarSearchProps) {
  const { label, query, onChange, count, hasMore = false, current, onStep } = props;
  const t = useViewerText();
  const formatNumber = useFormatNumber();
  const form = useStepKeys(count > 0 ? onStep : undefined);
  const total = `${formatNumber(count)}${hasMore ? '+' : ''}`;
  const position =
    count === 0
      ? t('search.noMatch')
      : t('search.match', { current: formatNumber(current + 1), count: total });
  return (
    <form role="search" ref={form}>
      <SearchField size="small" label={label} value={query} onChange={onChange} />
      <span role="status">{query === '' ? '' : position}</span>
      <ToolbarButton
        disabled={count === 0}
        label={t('search.previous')}
        icon={<ChevronUp aria-hidden />}
        onClick={() => onStep(-1)}
      />
      <ToolbarButton
        disabled={count === 0}
        label={t('search.next')}
        icon={<ChevronDown aria-hidden />}
        onClick={() => onStep(1)}
      />
    </form>
  );
}

/** Enter moves to the next match from anywhere in the search, Shift+Enter to the previous one. */
function useStepKeys(onStep: ToolbarSearchProps['onStep'] | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onStep?.(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    const element = form.current;
    const listen = (event: KeyboardEvent): void => step(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return form;
}
