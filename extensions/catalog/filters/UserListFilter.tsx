import { styled } from '@mui/material/styles';
import { LayoutList, Star, UserRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { configApiRef, useApi, useTranslationRef } from '#sdk';
import {
  VisuallyHidden,
  coveringInput,
  fontSize,
  fontWeight,
  height,
  radius,
  rem,
  resolveTokens,
  space,
  useFormatNumber,
} from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useEntityList } from '../list/entityListContext';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { isPersonKind, type UserListKind } from '../list/userLists';

const Group = styled('fieldset')(({ theme }) => {
  const { accent, line, surface, text } = resolveTokens(theme);
  return {
    minWidth: 0,
    margin: 0,
    padding: `0 0 ${space[2]}px`,
    border: 0,
    borderTop: `1px solid ${line.subtle}`,
    display: 'grid',
    gap: 2,
    '& h2': {
      margin: `${space[2]}px 0 2px ${space[1]}px`,
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.medium,
      color: text.secondary,
    },
    '& label': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      minHeight: height.control,
      padding: `0 ${space[2]}px`,
      borderRadius: radius.control,
      fontSize: rem(fontSize.md),
      cursor: 'pointer',
      '&:hover': { backgroundColor: surface.muted },
      '&:has(:checked)': { backgroundColor: accent.soft, color: accent.text, fontWeight: fontWeight.medium },
      '&:has(:disabled)': {
        color: text.secondary,
        opacity: 0.7,
        cursor: 'default',
        backgroundColor: 'transparent',
      },
      '&:has(:focus-visible)': { outline: `2px solid ${accent.focus}`, outlineOffset: -1 },
    },
    '& label > span': { flex: 1 },
    '& input': coveringInput,
    '& svg': { width: 16, height: 16, flex: 'none' },
    '& small': {
      minWidth: '3ch',
      textAlign: 'end',
      fontSize: rem(fontSize.sm),
      fontVariantNumeric: 'tabular-nums',
    },
    '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '2px solid Highlight' } },
  };
});

/** Selects owned, starred or all entities, each with its count. */
export function UserListFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { kind } = useEntityList();
  const { values, setValues, counts } = useCatalogFilter('user');
  const organization =
    useApi(configApiRef).getOptionalString('organization.name') ?? t('filters.organisation');
  const name = useId();
  const renderOption = (list: UserListKind, icon: ReactNode) => (
    <ListOption
      name={name}
      label={t(`filters.${list}`)}
      icon={icon}
      count={counts?.get(list)}
      checked={values[0] === list}
      onChoose={() => setValues([list])}
    />
  );
  return (
    <Group>
      <legend>
        <VisuallyHidden>{t('filters.personalLabel')}</VisuallyHidden>
      </legend>
      <h2>{t('filters.personal')}</h2>
      {isPersonKind(kind) ? null : renderOption('owned', <UserRound aria-hidden />)}
      {renderOption('starred', <Star aria-hidden />)}
      <h2>{organization}</h2>
      {renderOption('all', <LayoutList aria-hidden />)}
    </Group>
  );
}

interface ListOptionProps {
  name: string;
  label: string;
  icon: ReactNode;
  count: number | undefined;
  checked: boolean;
  onChoose: () => void;
}

function ListOption({ name, label, icon, count, checked, onChoose }: ListOptionProps) {
  const formatNumber = useFormatNumber();
  return (
    <label>
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={onChoose}
      />
      {icon}
      <span>{label}</span>
      <small>{count === undefined ? undefined : formatNumber(count)}</small>
    </label>
  );
}
