import IconButton from '@mui/material/IconButton';
import { ArrowDownToLine, ChevronDown, ChevronUp, Download, WrapText } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { CopyButton, SearchField, useFormatNumber } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { stripSequences } from './ansiLine';
import { downloadText } from './downloadText';
import type { LogViewProps } from './LogView';

/** Props of {@link LogToolbar}. */
export interface LogToolbarProps extends LogViewProps {
  search: LogSearch;
  wrap: boolean;
  onWrap: (wrap: boolean) => void;
  /** Undefined if the log is complete. */
  follow: boolean | undefined;
  onFollow: (follow: boolean) => void;
}

/** A search in a log and the current match. */
export interface LogSearch {
  query: string;
  onChange: (query: string) => void;
  count: number;
  current: number;
  /** Moves to the next match (1) or the previous match (-1). */
  onStep: (by: 1 | -1) => void;
}

/** The toolbar of a log: search, follow, wrap, copy and download. */
export function LogToolbar({ lines, label, fileName = 'log.txt', search, ...props }: LogToolbarProps) {
  const t = useViewerText();
  const formatNumber = useFormatNumber();
  return (
    <figcaption>
      <span data-fill="">{t('log.lines', { count: lines.length, shown: formatNumber(lines.length) })}</span>
      <Search search={search} />
      {props.follow !== undefined && (
        <Toggle
          label={t('log.follow')}
          isOn={props.follow}
          onChange={props.onFollow}
          icon={<ArrowDownToLine aria-hidden />}
        />
      )}
      <Toggle
        label={t('code.wrap')}
        isOn={props.wrap}
        onChange={props.onWrap}
        icon={<WrapText aria-hidden />}
      />
      <CopyButton text={() => joinLines(lines)} label={label} size="small" />
      <IconButton
        size="small"
        aria-label={t('log.download')}
        title={t('log.download')}
        onClick={() => downloadText(fileName, `${joinLines(lines)}\n`)}
      >
        <Download aria-hidden />
      </IconButton>
    </figcaption>
  );
}

function joinLines(lines: readonly string[]): string {
  return lines.map(stripSequences).join('\n');
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  icon: ReactNode;
}

function Toggle({ label, isOn, onChange, icon }: ToggleProps) {
  return (
    <IconButton
      size="small"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={() => onChange(!isOn)}
    >
      {icon}
    </IconButton>
  );
}

/** Enter moves to the next match from anywhere in the search, Shift+Enter to the previous one. */
function useStepKeys(onStep: LogSearch['onStep'] | undefined) {
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

function Search({ search }: { search: LogSearch }) {
  const t = useViewerText();
  const formatNumber = useFormatNumber();
  const { query, count, current, onStep } = search;
  const form = useStepKeys(count > 0 ? onStep : undefined);
  const position =
    count === 0
      ? t('log.noMatch')
      : t('log.match', { current: formatNumber(current + 1), count: formatNumber(count) });
  return (
    <form role="search" ref={form}>
      <SearchField size="small" label={t('log.search')} value={query} onChange={search.onChange} />
      <span role="status">{query === '' ? '' : position}</span>
      <IconButton
        size="small"
        disabled={count === 0}
        aria-label={t('log.previous')}
        title={t('log.previous')}
        onClick={() => onStep(-1)}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        disabled={count === 0}
        aria-label={t('log.next')}
        title={t('log.next')}
        onClick={() => onStep(1)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </form>
  );
}
