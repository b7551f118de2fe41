import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { scrollRegion } from '#ui';
import { codeLineHeight } from '../code/codeStyles';
import { useViewerText } from '../text/useViewerText';
import { LogLine } from './LogLine';
import { LogFrame, LogText } from './logStyles';
import { LogToolbar } from './LogToolbar';
import type { LogViewProps } from './LogView';
import { resolveScrollHeight } from './logRows';
import { useLogSearch } from './useLogSearch';
import { useLogWindow } from './useLogWindow';

const scrollUpKeys = new Set(['ArrowUp', 'PageUp', 'Home']);

/** The log with its toolbar. It is loaded with the first log. */
export function LogStage(props: LogViewProps) {
  const { lines, label, isLive = false, height = 480 } = props;
  const t = useViewerText();
  const scroller = useRef<HTMLDivElement>(null);
  const [wrap, setWrap] = useState(false);
  const [ownQuery, setOwnQuery] = useState('');
  const { query = ownQuery, onQuery = setOwnQuery } = props;
  const [matchIndex, setMatchIndex] = useState(0);
  const matches = useLogSearch(lines, query);
  const log = useLogWindow({ scroller, lines, wrap, height, isLive });
  const current = matches.length === 0 ? undefined : matches[Math.min(matchIndex, matches.length - 1)];
  const show = (index: number): void => {
    const match = matches[index];
    if (match === undefined) return;
    setMatchIndex(index);
    log.showLine(match);
  };
  // Scrolls to the first match when it is found. After that, the user navigates.
  const [firstMatch] = matches;
  const showFirst = useEffectEvent((line: number) => log.showLine(line));
  useEffect(() => {
    if (query !== '' && firstMatch !== undefined) showFirst(firstMatch);
  }, [firstMatch, query]);
  const { first, end, top } = log.shown;
  return (
    <LogFrame aria-label={label}>
      <LogToolbar
        {...props}
        search={{
          query,
          onChange: (value) => {
            // Enter reports the same text again.
            if (value !== query) setMatchIndex(0);
            onQuery(value);
          },
          count: matches.length,
          current: Math.min(matchIndex, matches.length - 1),
          onStep: (by) => show((matchIndex + by + matches.length) % matches.length),
        }}
        wrap={wrap}
        onWrap={setWrap}
        follow={isLive ? log.isFollowing : undefined}
        onFollow={log.setFollowing}
      />
      {lines.length === 0 && <p>{t('log.empty')}</p>}
      <LogText
        ref={scroller}
        {...scrollRegion(label)}
        dir="ltr"
        data-wrap={wrap ? '' : undefined}
        style={{
          height: lines.length === 0 ? 0 : height,
          ['--gutter' as string]: `calc(${Math.max(3, `${lines.length}`.length)}ch + 24px)`,
        }}
        onScroll={(event) => log.onScroll(event.currentTarget)}
        onWheel={(event) => {
          if (event.deltaY < 0) log.onScrollUp();
        }}
        onKeyDown={(event) => {
          if (scrollUpKeys.has(event.key)) log.onScrollUp();
        }}
      >
        <div style={{ height: resolveScrollHeight(log.rows, codeLineHeight) }} />
        <pre style={{ transform: `translateY(${top}px)` }}>
          {lines.slice(first, end).map((line, index) => (
            <LogLine
              key={first + index}
              line={line}
              number={first + index + 1}
              query={query}
              isCurrent={first + index === current}
            />
          ))}
        </pre>
      </LogText>
    </LogFrame>
  );
}
