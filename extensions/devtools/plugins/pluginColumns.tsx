import { styled } from '@mui/material/styles';
import { isValidElement } from 'react';
import { Puzzle } from 'lucide-react';
import type { TranslationFunction } from '#sdk';
import {
  type DataTableColumn,
  fontFamily,
  fontSize,
  IconText,
  rem,
  resolveTokens,
  SafeLink,
  space,
} from '#ui';
import type { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { PluginOwners } from './PluginOwners';
import type { PluginRow } from './usePluginRows';

type T = TranslationFunction<(typeof devtoolsTranslationRef)['messages']>;

/** Creates the columns of the plugin table. */
export function createPluginColumns(t: T): ReadonlyArray<DataTableColumn<PluginRow>> {
  return [
    {
      id: 'plugin',
      header: t('plugins.plugin'),
      primary: true,
      sortable: true,
      title: ({ plugin }) => nameOf(plugin),
      cell: ({ plugin }) => <PluginName plugin={plugin} />,
    },
    {
      id: 'version',
      priority: 5,
      header: t('plugins.version'),
      sortable: true,
      title: printPackage,
      cell: (row) => (row.error ? <Quiet>{t('plugins.failed')}</Quiet> : <Mono>{row.info.version}</Mono>),
    },
    {
      id: 'package',
      header: t('plugins.package'),
      priority: 1,
      sortable: true,
      title: printPackage,
      cell: ({ info }) => <Mono>{info.packageName}</Mono>,
    },
    {
      id: 'description',
      header: t('plugins.description'),
      width: 'fill',
      priority: 3,
      minWidth: 160,
      title: ({ info, error }) => error?.message ?? info.description,
      cell: ({ info, error }) => <bdi>{error?.message ?? info.description}</bdi>,
    },
    {
      id: 'owner',
      header: t('plugins.owner'),
      priority: 4,
      cell: ({ info }) => <PluginOwners refs={info.ownerEntityRefs ?? []} />,
    },
    {
      id: 'extensions',
      header: t('plugins.extensions'),
      align: 'end',
      sortable: true,
      title: ({ enabled, extensions }) => t('plugins.enabledOf', { enabled, count: extensions }),
      cell: ({ enabled, extensions }) => t('plugins.share', { enabled, count: extensions }),
    },
    { id: 'links', header: t('plugins.links'), priority: 2, cell: ({ info }) => <Links info={info} /> },
  ];
}

/** Returns the value that a column sorts by. */
export function valueOfColumn({ plugin, info, extensions }: PluginRow, column: string) {
  const values: Record<string, string | number | undefined> = {
    plugin: plugin.title ?? plugin.pluginId,
    version: info.version,
    package: info.packageName,
    extensions,
  };
  return values[column];
}

const Mono = styled('bdi')({ fontFamily: fontFamily.mono, fontSize: rem(fontSize.sm) });
const Quiet = styled('span')(({ theme }) => ({ color: resolveTokens(theme).text.secondary }));
const Line = styled('span')({ display: 'inline-flex', gap: space[3], minWidth: 0 });

function PluginName({ plugin }: Pick<PluginRow, 'plugin'>) {
  const icon = isValidElement(plugin.icon) ? plugin.icon : <Puzzle aria-hidden />;
  return (
    <IconText icon={icon}>
      <bdi>{plugin.title ?? plugin.pluginId}</bdi>
      {plugin.title === undefined ? null : (
        <>
          {' '}
          <Quiet>
            <Mono>{plugin.pluginId}</Mono>
          </Quiet>
        </>
      )}
    </IconText>
  );
}

function Links({ info }: Pick<PluginRow, 'info'>) {
  return (
    <Line>
      {(info.links ?? []).map(({ title, url }) => (
        <SafeLink key={url} href={url}>
          {title}
        </SafeLink>
      ))}
    </Line>
  );
}

function nameOf({ title, pluginId }: PluginRow['plugin']): string {
  return title === undefined ? pluginId : `${title} ${pluginId}`;
}

function printPackage({ info }: PluginRow): string | undefined {
  if (info.packageName === undefined) return undefined;
  return info.version === undefined ? info.packageName : `${info.packageName}@${info.version}`;
}
