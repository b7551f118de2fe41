import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '#sdk';
import { SafeLink, fontWeight, resolveTokens } from '#ui';
import { isPortalUrl } from '../url/isPortalUrl';

const Local = styled(Link)(({ theme }) => ({
  color: resolveTokens(theme).accent.text,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

/** Props of {@link ResultLink}. */
export interface ResultLinkProps {
  /** The location of the document: a path in the portal, or the URL of another site. */
  location: string;
  children: ReactNode;
}

/** The link of a result. The tracker around the result captures that it is followed. */
export function ResultLink({ location, children }: ResultLinkProps) {
  if (!isPortalUrl(location)) return <SafeLink href={location}>{children}</SafeLink>;
  return <Local to={location}>{children}</Local>;
}
