import { ArrowDownToLine, Download, WrapText } from 'lucide-react';
import { CopyButton, useFormatNumber } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { downloadText } from '../toolbar/downloadText';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { ToolbarSearch, type ToolbarSearchProps } from '../toolbar/ToolbarSearch';
import { ToolbarToggle } from '../toolbar/ToolbarToggle';
import { stripSequences } from './ansiLine';
import type { LogViewProps } from './LogView';

/** Props of {@link LogToolbar}. */
export interface LogToolbarProps extends LogViewProps {
  search: Omit<ToolbarSearchProps, 'label'>;
  wrap: boolean;
  onWrap: (wrap: boolean) => void;
  /** Undefined if the log is complete. */
  follow: boolean | undefined;
  onFollow: (follow: boolean) => void;
}

/** The toolbar of a log: search, follow, wrap, copy and download. */
export function LogToolbar({ lines, label, fileName = 'log.txt', search, ...props }: LogToolbarProps) {
  const t = useViewerText();
  const formatNumber = useFormatNumber();
  return (
    <figcaption>
      <span data-fill="">{t('log.lines', { count: lines.length, shown: formatNumber(lines.length) })}</span>
      <ToolbarSearch label={t('log.search')} {...search} />
      {props.follow !== undefined && (
        <ToolbarToggle
          label={t('log.follow')}
          isOn={props.follow}
          onChange={props.onFollow}
          icon={<ArrowDownToLine aria-hidden />}
        />
      )}
      <ToolbarToggle
        label={t('code.wrap')}
        isOn={props.wrap}
        onChange={props.onWrap}
        icon={<WrapText aria-hidden />}
      />
      <CopyButton text={() => joinLines(lines)} label={label} size="small" />
      <ToolbarButton
        label={t('code.download')}
        icon={<Download aria-hidden />}
        onClick={() => downloadText(fileName, `${joinLines(lines)}\n`)}
      />
    </figcaption>
  );
}

function joinLines(lines: readonly string[]): string {
  return lines.map(stripSequences).join('\n');
}
