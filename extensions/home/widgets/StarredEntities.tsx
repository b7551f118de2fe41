import { Star } from 'lucide-react';
import { safeParseEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { useStarredEntities } from '#extensions/catalog';
import { EntityRefLink, StarButton } from '#extensions/catalog/components';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { CatalogLink } from './CatalogLink';
import { LinkList } from './LinkList';
import { SettingsPending } from './SettingsPending';
import { WidgetEmpty } from './WidgetEmpty';

/** The entities that the user starred, by name. */
export function StarredEntities() {
  const { t } = useTranslationRef(homeTranslationRef);
  const { starredEntities, known } = useStarredEntities();
  if (!known) return <SettingsPending />;
  if (starredEntities.size === 0) {
    return (
      <WidgetEmpty icon={<Star aria-hidden />} action={<CatalogLink />}>
        {t('starred.empty')}
      </WidgetEmpty>
    );
  }
  return (
    <LinkList>
      {[...starredEntities].toSorted(compareNames).map((entityRef) => (
        <li key={entityRef}>
          <span data-name>
            <EntityRefLink entityRef={entityRef} />
          </span>
          <StarButton entity={entityRef} />
        </li>
      ))}
    </LinkList>
  );
}

function compareNames(a: string, b: string): number {
  return nameOf(a).localeCompare(nameOf(b));
}

function nameOf(entityRef: string): string {
  const parsed = safeParseEntityRef(entityRef);
  return parsed.ok ? parsed.value.name : entityRef;
}
