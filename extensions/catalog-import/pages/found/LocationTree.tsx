import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { KindIcon, StatusBadge, fontFamily, fontSize, radius, rem, resolveTokens, space } from '#ui';
import type { FoundLocation } from '../../api/CatalogImportApi';
import { usePrintTarget } from '../../api/usePrintTarget';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import { isListed } from '../../run/useDryRuns';
import { createLocationTree, listInFolder, type LocationFolder } from './createLocationTree';

/** Props of {@link LocationTree}. */
export interface LocationTreeProps {
  locations: readonly FoundLocation[];
  /** The targets that are not selected. */
  excluded: readonly string[];
  onExclude: (excluded: string[]) => void;
}

/** With more files, folders are closed at first. */
const maxOpen = 40;

const Tree = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    maxHeight: 520,
    overflow: 'auto',
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& ul ul': { paddingInlineStart: space[6] },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      minHeight: 32,
      minWidth: 0,
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& summary': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${space[1]}px`,
      cursor: 'pointer',
    },
    '& summary::before': { content: '"▸"', width: 16, color: tokens.text.secondary },
    '& details[open] > summary::before': { content: '"▾"' },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& [data-file]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${space[3]}px`,
      paddingInline: space[1],
      borderRadius: radius.control,
      '&:hover': { backgroundColor: tokens.surface.hover },
    },
    '& code': { fontFamily: fontFamily.mono, fontSize: rem(fontSize.sm) },
    '& small': {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${space[2]}px`,
      fontSize: rem(fontSize.xs),
      color: tokens.text.secondary,
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
    },
  };
});

/** The found descriptor files as a tree, to select which of them are imported. */
export function LocationTree({ locations, excluded, onExclude }: LocationTreeProps) {
  const print = usePrintTarget();
  const root = useMemo(() => createLocationTree(locations, print), [locations, print]);
  const left = new Set(excluded);
  const select = (changed: readonly FoundLocation[], isSelected: boolean): void => {
    const targets = changed.map(({ target }) => target);
    const others = excluded.filter((target) => !targets.includes(target));
    onExclude(isSelected ? others : [...others, ...targets]);
  };
  return (
    <Tree>
      <Folder folder={root} excluded={left} onSelect={select} isRoot isOpen={locations.length <= maxOpen} />
    </Tree>
  );
}

interface FolderProps {
  folder: LocationFolder;
  excluded: ReadonlySet<string>;
  onSelect: (locations: readonly FoundLocation[], isSelected: boolean) => void;
  isOpen: boolean;
  isRoot?: boolean;
}

function Folder({ folder, excluded, onSelect, isOpen, isRoot = false }: FolderProps) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const all = listInFolder(folder);
  const selected = all.filter(({ target }) => !excluded.has(target)).length;
  const box = (label: React.ReactNode) => (
    <label>
      <Checkbox
        checked={selected === all.length}
        indeterminate={selected > 0 && selected < all.length}
        onChange={({ target }) => onSelect(all, target.checked)}
      />
      {label}
    </label>
  );
  const content = (
    <ul>
      {folder.folders.map((inner) => (
        <li key={inner.name}>
          <Folder folder={inner} excluded={excluded} onSelect={onSelect} isOpen={isOpen} />
        </li>
      ))}
      {folder.files.map(({ name, location }) => (
        <li key={location.target}>
          <File name={name} location={location} excluded={excluded} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  );
  if (isRoot)
    return (
      <>
        {all.length > 1 && box(<strong>{t('found.selected', { count: selected, all: all.length })}</strong>)}
        {content}
      </>
    );
  return (
    <details open={isOpen || selected !== all.length}>
      <summary>
        {box(<code dir="ltr">{folder.name}/</code>)}
        <small>{t('found.selected', { count: selected, all: all.length })}</small>
      </summary>
      {content}
    </details>
  );
}

function File({
  name,
  location,
  excluded,
  onSelect,
}: Omit<FolderProps, 'folder' | 'isOpen'> & { name: string; location: FoundLocation }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const entities = location.entities.filter(({ kind, name: entity }) =>
    isListed({ kind, metadata: { name: entity } }),
  );
  return (
    <div data-file="">
      <label>
        <Checkbox
          checked={!excluded.has(location.target)}
          onChange={({ target }) => onSelect([location], target.checked)}
        />
        <code dir="ltr">{name}</code>
      </label>
      {location.exists && <StatusBadge tone="info">{t('found.registered')}</StatusBadge>}
      <small>
        {entities.slice(0, 4).map(({ kind, namespace, name: entity }) => (
          <span key={`${kind}:${namespace}/${entity}`}>
            <KindIcon kind={kind} size={14} label={kind} />
            {entity}
          </span>
        ))}
        {entities.length > 4 && t('found.more', { count: entities.length - 4 })}
      </small>
    </div>
  );
}
