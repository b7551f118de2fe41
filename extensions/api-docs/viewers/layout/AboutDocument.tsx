import { useTranslationRef } from '#sdk';
import { type KeyValue, KeyValueList, SafeLink } from '#ui';
import { openApiTranslationRef } from '../openapi/i18n/openApiTranslationRef';
import { Box } from './pageStyles';

/** What documents say about themselves. No URL in it is trusted. */
export interface DocumentFacts {
  id?: string | undefined;
  contact?: { name?: string | undefined; url?: string | undefined; email?: string | undefined } | undefined;
  license?: { name?: string | undefined; url?: string | undefined } | undefined;
  termsOfService?: string | undefined;
  link?: { url: string; title?: string | undefined } | undefined;
}

/** The contact, license and documentation of a document. */
export function AboutDocument({ facts }: { facts: DocumentFacts }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { id, contact, license, termsOfService, link } = facts;
  const items: KeyValue[] = [];
  if (id !== undefined) items.push({ id: 'id', label: 'ID', value: <bdi>{id}</bdi> });
  if (contact?.name !== undefined || contact?.url !== undefined)
    items.push({
      id: 'contact',
      label: t('overview.contact'),
      value:
        contact.url === undefined ? contact.name : <SafeLink href={contact.url}>{contact.name}</SafeLink>,
    });
  if (contact?.email !== undefined)
    items.push({
      id: 'email',
      label: t('overview.email'),
      value: <SafeLink href={`mailto:${contact.email}`}>{contact.email}</SafeLink>,
    });
  if (license?.name !== undefined || license?.url !== undefined)
    items.push({
      id: 'license',
      label: t('overview.license'),
      value:
        license.url === undefined ? license.name : <SafeLink href={license.url}>{license.name}</SafeLink>,
    });
  if (termsOfService !== undefined)
    items.push({ id: 'terms', label: t('overview.terms'), value: <SafeLink href={termsOfService} /> });
  if (link)
    items.push({
      id: 'docs',
      label: t('overview.documentation'),
      value: <SafeLink href={link.url}>{link.title}</SafeLink>,
    });
  if (items.length === 0) return null;
  return (
    <Box>
      <KeyValueList items={items} layout="stack" />
    </Box>
  );
}
