import { styled } from '@mui/material/styles';
import { fontFamily, fontSize, rem, RouterLink, space } from '#ui';
import { useProgressiveCount } from '../../layout/useProgressiveCount';
import type { SchemaUsage } from '../model/schemaModel';
import { useReferences } from './References';

const List = styled('ul')({
  columnWidth: 280,
  columnGap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    minHeight: 24,
    fontFamily: fontFamily.mono,
    fontSize: rem(fontSize.sm),
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
});

/** Where a type is used. */
export function Usages({ usages }: { usages: readonly SchemaUsage[] }) {
  const { address } = useReferences();
  const count = useProgressiveCount(usages.length);
  return (
    <List translate="no">
      {usages.slice(0, count).map(({ owner, field, argument }, index) => (
        <li key={index}>
          <RouterLink to={address.linkTo(field === undefined ? owner : `${owner}.${field}`)}>
            {field === undefined ? owner : `${owner}.${field}`}
          </RouterLink>
          {argument !== undefined && `(${argument})`}
        </li>
      ))}
    </List>
  );
}
