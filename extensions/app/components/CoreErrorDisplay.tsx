import type { ErrorDisplayProps } from '#sdk';
import { PlainErrorDisplay } from './PlainErrorDisplay';
import { PluginDetails } from './PluginDetails';
import { CopyReport } from './report/CopyReport';

/** Replaces a failed extension. Shows the plugin, the error, a report to copy and a button to retry. */
export function CoreErrorDisplay(props: ErrorDisplayProps) {
  const { plugin, error } = props;
  return (
    <PlainErrorDisplay {...props} actions={<CopyReport error={error} plugin={plugin} />}>
      {plugin && <PluginDetails plugin={plugin} />}
    </PlainErrorDisplay>
  );
}
