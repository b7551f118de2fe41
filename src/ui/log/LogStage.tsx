import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { scrollRegion } from '../a11y/scrollRegion';
import { codeLineHeight } from '../code/codeStyles';
import { useViewerText } from '../text/useViewerText';
import { LogLine } from './LogLine';
import { LogFrame, LogText } from './logStyles';
import { LogToolbar } from './LogToolbar';
import type { LogViewProps } from './LogView';
import { roomHeight } from './logRows';
import { useLogSearch } from './useLogSearch';
import { useLogWindow } from './useLogWindow';

/** The log with all that belongs to it; loaded with the first one. */
export function LogStage(props: LogViewProps) {
  const { lines, label, isLive = false, height = 480 } = props;
  const t = useViewerText();
  const scroller = useRef<HTMLDivElement>(null);
  const [wrap, setWrap] = useState(false);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const matches = useLogSearch(lines, query);
  const log = useLogWindow({ scroller, lines, wrap, height, isLive });
  const current = matches.length === 0 ? undefined : matches[Math.min(chosen, matches.length - 1)];
  const show = (index: number): void => {
    const match = matches[index];
    if (match === undefined) return;
    setChosen(index);
    log.showLine(match);
  };
  // The first match is shown when it is found; after that, the reader decides.
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
            // The field says the same again when Enter is pressed.
            if (value !== query) setChosen(0);
            setQuery(value);
          },
          count: matches.length,
          chosen: Math.min(chosen, matches.length - 1),
          onStep: (by) => show((chosen + by + matches.length) % matches.length),
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
      >
        <div style={{ height: roomHeight(log.rows, codeLineHeight) }} />
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
