import { useTranslationRef } from '#sdk';
import { BreakableText, type KeyValue, KeyValueList, SafeLink } from '#ui';
import { definitionTranslationRef } from '../i18n/definitionTranslationRef';
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
  const { t } = useTranslationRef(definitionTranslationRef);
  const { id, contact, license, termsOfService, link } = facts;
  const items: KeyValue[] = [];
  if (id !== undefined) items.push({ id: 'id', label: 'ID', value: <BreakableText>{id}</BreakableText> });
  if (contact?.name !== undefined || contact?.url !== undefined)
    items.push({
      id: 'contact',
      label: t('about.contact'),
      value:
        contact.url === undefined ? contact.name : <SafeLink href={contact.url}>{contact.name}</SafeLink>,
    });
  if (contact?.email !== undefined)
    items.push({
      id: 'email',
      label: t('about.email'),
      value: (
        <SafeLink href={`mailto:${contact.email}`}>
          <BreakableText>{contact.email}</BreakableText>
        </SafeLink>
      ),
    });
  if (license?.name !== undefined || license?.url !== undefined)
    items.push({
      id: 'license',
      label: t('about.license'),
      value:
        license.url === undefined ? license.name : <SafeLink href={license.url}>{license.name}</SafeLink>,
    });
  if (termsOfService !== undefined)
    items.push({ id: 'terms', label: t('about.terms'), value: <SafeLink href={termsOfService} /> });
  if (link)
    items.push({
      id: 'docs',
      label: t('about.documentation'),
      value: <SafeLink href={link.url}>{link.title}</SafeLink>,
    });
  if (items.length === 0) return null;
  return (
    <Box>
      <KeyValueList items={items} layout="stack" />
    </Box>
  );
}
