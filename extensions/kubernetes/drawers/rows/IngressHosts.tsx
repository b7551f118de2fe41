import { styled } from '@mui/material/styles';
import { SafeLink, resolveTokens } from '#ui';
import { listIngressPaths } from './listIngressPaths';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small': { color: resolveTokens(theme).text.secondary },
}));

/** The addresses of an ingress, each with the service that answers. */
export function IngressHosts({ spec }: { spec: Record<string, unknown> }) {
  return (
    <List>
      {listIngressPaths(spec).map(({ text, url, backend }) => (
        <li key={`${text} ${backend}`}>
          {url === undefined ? text : <SafeLink href={url}>{text}</SafeLink>}{' '}
          <small dir="ltr">→ {backend}</small>
        </li>
      ))}
    </List>
  );
}
