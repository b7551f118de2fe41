import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { ChevronDown, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { stringifyEntityRef, type Entity } from '#model';
import { NavLink, identityApiRef, useApi, type IconComponent } from '#sdk';
import { fontWeight, height, radius, resolveTokens, space } from '#ui';
import { catalogApiRef } from '#extensions/catalog';
import { EntityDisplayName, useEntityPath } from '#extensions/catalog/components';

/** Props of {@link MyGroupsSidebarItem}. */
export interface MyGroupsSidebarItemProps {
  /** The title if the user is in one group. */
  singularTitle: string;
  /** The title if the user is in several groups. */
  pluralTitle: string;
  icon?: IconComponent;
  /** Limits the groups, such as `{ 'spec.type': 'team' }`. */
  filter?: Readonly<Record<string, string | string[]>>;
}

const fields = ['kind', 'metadata.name', 'metadata.namespace', 'metadata.title'];

const Box = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    '& :is(a, button)': {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      width: '100%',
      minHeight: height.controlLarge,
      padding: `0 ${space[3]}px`,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: tokens.text.secondary,
      font: 'inherit',
      fontWeight: fontWeight.medium,
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { color: tokens.text.primary, backgroundColor: tokens.surface.hover },
      '&[aria-current=page]': { color: tokens.accent.text, backgroundColor: tokens.accent.soft },
    },
    '& svg': { flex: 'none', width: 20, height: 20 },
    '& button > svg:last-of-type': { width: 16, height: 16, marginInlineStart: 'auto' },
    '& button[aria-expanded=true] > svg:last-of-type': { rotate: '180deg' },
    '& ul': { margin: 0, paddingInlineStart: space[8] },
    '& li': { listStyle: 'none' },
  };
});

/**
 * An item for your own navigation, with the groups of the signed-in user: a link to the only group, or a list of several that opens
 * with a click. It shows nothing if the user is in no group.
 */
export function MyGroupsSidebarItem(props: MyGroupsSidebarItemProps) {
  const { singularTitle, pluralTitle, icon: Icon = Users, filter } = props;
  const groups = useMyGroups(filter);
  const resolvePath = useEntityPath();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first] = groups;
  if (!first) return null;
  if (groups.length === 1)
    return (
      <Box>
        <NavLink to={resolvePath(first) ?? ''}>
          <Icon aria-hidden />
          {singularTitle}
        </NavLink>
      </Box>
    );
  return (
    <Box>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon aria-hidden />
        {pluralTitle}
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <ul id={id}>
          {groups.map((group) => (
            <li key={stringifyEntityRef(group)}>
              <NavLink to={resolvePath(group) ?? ''}>
                <EntityDisplayName entityRef={group} />
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function useMyGroups(filter: MyGroupsSidebarItemProps['filter']): readonly Entity[] {
  const catalogApi = useApi(catalogApiRef);
  const identityApi = useApi(identityApiRef);
  const { data } = useQuery({
    queryKey: ['org', 'my-groups', filter],
    queryFn: async ({ signal }) => {
      const { userEntityRef } = await identityApi.getBackstageIdentity();
      const { items } = await catalogApi.getEntities(
        { filter: { ...filter, kind: 'group', 'relations.hasMember': userEntityRef }, fields },
        { signal },
      );
      return items;
    },
  });
  return data ?? [];
}
