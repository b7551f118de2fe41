import { styled } from '@mui/material/styles';
import { fontFamily, fontSize, rem, resolveTokens, RouterLink } from '#ui';
import { namedTypeOf } from '../model/schemaModel';
import { useReferences } from './References';

const Code = styled('code')(({ theme }) => ({
  fontFamily: fontFamily.mono,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
  overflowWrap: 'anywhere',
}));

/** A type such as `[ID!]!`, with a link to the named type in it. */
export function TypeReference({ type }: { type: string }) {
  const { address, kinds } = useReferences();
  const name = namedTypeOf(type);
  const at = type.indexOf(name);
  return (
    <Code dir="ltr" translate="no">
      {type.slice(0, at)}
      {kinds.has(name) ? <RouterLink to={address.linkTo(name)}>{name}</RouterLink> : name}
      {type.slice(at + name.length)}
    </Code>
  );
}

/** A list of types. */
export function TypeList({ names }: { names: readonly string[] }) {
  return (
    <Types>
      {names.map((name) => (
        <li key={name}>
          <TypeReference type={name} />
        </li>
      ))}
    </Types>
  );
}

const Types = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { minHeight: 24, maxWidth: '100%' },
});
