import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronRight, File, FileCode2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fontSize, radius, rem, resolveTokens, space } from '#ui';

/** A file in the tree. */
export interface TreeFile {
  /** The path with slashes. */
  path: string;
  /** Shown at the end of the line. */
  mark?: ReactNode;
  /** Emphasizes the file. */
  isMain?: boolean;
}

/** Props of {@link FileTree}. */
export interface FileTreeProps {
  files: readonly TreeFile[];
  /** The accessible name. */
  label: string;
  selected: string | undefined;
  onSelect: (path: string) => void;
}

const List = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: rem(fontSize.sm),
    '& ul': {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      marginInlineStart: 15,
      borderInlineStart: `1px solid ${tokens.line.subtle}`,
    },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      width: '100%',
      minHeight: 30,
      padding: `2px ${space[2]}px`,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& button > svg': { width: 16, height: 16, flex: 'none', color: tokens.text.secondary },
    '& button > span:first-of-type': {
      flex: 1,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& button:hover': { backgroundColor: tokens.surface.muted },
    '& button:focus-visible': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: -2 },
    '& [aria-current]': {
      backgroundColor: tokens.surface.muted,
      boxShadow: `inset 2px 0 ${tokens.accent.text}`,
    },
    '@media (forced-colors: active)': { '& [aria-current]': { outline: '2px solid Highlight' } },
  };
});

interface Folder {
  name: string;
  path: string;
  folders: Folder[];
  files: Array<TreeFile & { name: string }>;
}

/** Files as a tree of folders. Folders can be collapsed. */
export function FileTree({ files, label, selected, onSelect }: FileTreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (path: string): void =>
    setClosed((now) => new Set(now.has(path) ? [...now].filter((other) => other !== path) : [...now, path]));
  return (
    <List aria-label={label}>
      <Entries folder={createTree(files)} {...{ selected, onSelect, closed, toggle }} />
    </List>
  );
}

interface EntriesProps extends Pick<FileTreeProps, 'selected' | 'onSelect'> {
  folder: Folder;
  closed: ReadonlySet<string>;
  toggle: (path: string) => void;
}

function Entries({ folder, selected, onSelect, closed, toggle }: EntriesProps) {
  return (
    <>
      {folder.folders.map((inner) => {
        const isOpen = !closed.has(inner.path);
        return (
          <li key={inner.path}>
            <button
              type="button"
              aria-expanded={isOpen}
              title={inner.path}
              onClick={() => toggle(inner.path)}
            >
              {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
              <span dir="ltr">{inner.name}</span>
            </button>
            {isOpen && (
              <ul>
                <Entries folder={inner} {...{ selected, onSelect, closed, toggle }} />
              </ul>
            )}
          </li>
        );
      })}
      {folder.files.map(({ path, name, mark, isMain }) => (
        <li key={path}>
          <button
            type="button"
            aria-current={path === selected ? 'true' : undefined}
            title={path}
            onClick={() => onSelect(path)}
          >
            {isMain === true ? <FileCode2 aria-hidden /> : <File aria-hidden />}
            <span dir="ltr">{name}</span>
            {mark}
          </button>
        </li>
      ))}
    </>
  );
}

function createTree(files: readonly TreeFile[]): Folder {
  const root: Folder = { name: '', path: '', folders: [], files: [] };
  for (const file of files) {
    const parts = file.path.split('/');
    const name = parts.pop() ?? '';
    let folder = root;
    for (const part of parts) {
      const path = folder.path === '' ? part : `${folder.path}/${part}`;
      let next = folder.folders.find((known) => known.name === part);
      if (!next) folder.folders.push((next = { name: part, path, folders: [], files: [] }));
      folder = next;
    }
    folder.files.push({ ...file, name });
  }
  return root;
}
