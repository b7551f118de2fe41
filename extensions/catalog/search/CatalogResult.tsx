import { Fragment, type ReactNode } from 'react';
import { HighlightedText, ResultLayout } from '#extensions/search/components';
import type { SearchResultItemProps } from '#extensions/search';
import { DEFAULT_NAMESPACE, safeParseEntityRef, stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { EntityKindIcon } from '../presentation/EntityKindIcon';
import { useEntityPresentation } from '../presentation/useEntityPresentation';

/** A search result that is an entity: the icon of its kind, title, kind, type, lifecycle, owner and description. */
export function CatalogResult({ result, highlight }: SearchResultItemProps) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const kind = textOf(result['kind']);
  const owner = textOf(result['owner']);
  const namespace = textOf(result['namespace']) || DEFAULT_NAMESPACE;
  const mark = (field: string) => (
    <HighlightedText text={textOf(result[field])} highlight={highlight} field={field} />
  );
  const isNamed = textOf(result['displayName']) !== '';
  const facts: ReactNode[] = ['kind', isNamed ? 'title' : '', 'type', 'lifecycle']
    // The index has the type `other` for entities without a type.
    .filter((field) => textOf(result[field]) !== '' && !(field === 'type' && result['type'] === 'other'))
    .map((field) => <bdi key={field}>{mark(field)}</bdi>);
  if (owner !== '')
    facts.push(
      <span key="owner">
        {t('columns.owner')}: <Owner {...{ owner, namespace, highlight }} />
      </span>,
    );
  return (
    <ResultLayout
      result={result}
      highlight={highlight}
      icon={<EntityKindIcon kind={kind} size={18} />}
      title={isNamed ? mark('displayName') : undefined}
      facts={facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    />
  );
}

interface OwnerProps extends Pick<SearchResultItemProps, 'highlight'> {
  /** As the entity writes it: a name, or a ref. */
  owner: string;
  namespace: string;
}

/** The title of an owner. Words are marked only in the text that was searched. */
function Owner({ owner, namespace, highlight }: OwnerProps) {
  const parsed = safeParseEntityRef(owner, { defaultKind: 'group', defaultNamespace: namespace });
  const ref = parsed.ok ? stringifyEntityRef(parsed.value) : owner;
  const { primaryTitle } = useEntityPresentation(ref, { defaultKind: 'group' });
  return (
    <bdi title={ref}>
      {primaryTitle === owner ? (
        <HighlightedText text={owner} highlight={highlight} field="owner" />
      ) : (
        primaryTitle
      )}
    </bdi>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
