import { useTranslationRef } from '#sdk';
import { DefinitionText } from '../../layout/DefinitionText';
import { Member, MemberList } from '../../layout/Member';
import { Main } from '../../layout/pageStyles';
import { PartHeader } from '../../layout/PartHeader';
import { PartSection } from '../../layout/PartSection';
import type { Address } from '../../layout/useAddress';
import { useProgressiveCount } from '../../layout/useProgressiveCount';
import { graphqlTranslationRef } from '../i18n/graphqlTranslationRef';
import type { SchemaGroup, SchemaOverview } from '../model/schemaPages';

/** Props of {@link SchemaOverviewView}. */
export interface SchemaOverviewViewProps {
  overview: SchemaOverview;
  address: Address;
}

/** The start of the documentation: what clients can call, or all types of a schema without operations. */
export function SchemaOverviewView({ overview: { description, groups }, address }: SchemaOverviewViewProps) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const operations = groups.filter(({ kind }) => ['query', 'mutation', 'subscription'].includes(kind));
  return (
    <Main>
      <PartHeader name={t('overview')} />
      <DefinitionText text={description} />
      {(operations.length > 0 ? operations : groups).map((group) => (
        <PartSection key={group.kind} title={t(`groups.${group.kind}`)} count={group.entries.length}>
          <Entries group={group} address={address} />
        </PartSection>
      ))}
    </Main>
  );
}

function Entries({ group: { entries }, address }: { group: SchemaGroup; address: Address }) {
  const count = useProgressiveCount(entries.length);
  return (
    <MemberList>
      {entries.slice(0, count).map(({ address: id, name, summary, isDeprecated = false }) => (
        <Member key={id} name={name} link={{ id, address }} isDeprecated={isDeprecated}>
          <DefinitionText text={summary} />
        </Member>
      ))}
    </MemberList>
  );
}
